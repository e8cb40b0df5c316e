"""HTTP below the routes: the listening server, rate limits, and the checks that every request passes."""

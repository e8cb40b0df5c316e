"""The only source of random numbers: a small generator, held by the state as plain words."""

from hashlib import sha256, shake_128
from struct import pack, unpack, unpack_from
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000
RNG_WORDS: Final = 4
MIXED_RADIX: Final[i64] = 0x8000000
"""Bounds whose product is below this (2**27) share one word: at most 1 word in 32 is rejected."""

PIECE: Final = 2**30
"""`Rng.weigh` draws large numbers in pieces below this bound."""


def sharing(bound: i64) -> tuple[i64, i64]:
    """The first bound below `bound` that does not share a word with it, and the product of those that do (`bound` included)."""
    product = bound
    bound -= 1
    while bound > 1 and product * bound < MIXED_RADIX:
        product *= bound
        bound -= 1
    return bound, product


SHARED: Final = 512
"""Bounds from this one up do not share a word."""
NEXT_BOUND: Final[list[int]] = [sharing(bound)[0] for bound in range(SHARED)]
PRODUCT: Final[list[int]] = [sharing(bound)[1] for bound in range(SHARED)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Chris Doty-Humphrey's sfc32: four 32-bit words of state, the same numbers on every platform.

    Every number drawn is unbiased (rejection, not a bare modulo). used: whether a number was drawn since this was last set to
    False. rigged: fixed results to return before any random ones.
    """

    __slots__ = (
        "a",
        "b",
        "c",
        "d",
        "rigged",
        "used",
    )

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.used: bool = False
        self.rigged: list[int] = []

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        out: i64 = (a + b + d) & WORD
        self.d = (d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = c * 9 & WORD
        self.c = ((c << 21 | c >> 11) + out) & WORD
        return out

    def below(self, bound: i64) -> i64:
        """A random number from 0 to `bound - 1`; `bound` is at least 1 and at most 2**31 (Lemire 2019)."""
        self.used = True
        if self.rigged:
            return self.take_rigged(bound)
        spread: i64 = self.word() * bound
        low: i64 = spread & WORD
        if low < bound:
            least: i64 = SPAN % bound
            while low < least:
                spread = self.word() * bound
                low = spread & WORD
        return spread >> 32

    def weigh(self, weights: list[int]) -> int:
        """A random index with probability proportional to its weight, exact to 2**-60 of the total.

        Weights are whole numbers of any size, at least 0 and not all 0.
        """
        high: int = self.below(PIECE)
        low: int = self.below(PIECE)
        pick: int = (high * PIECE + low) * sum(weights) // (PIECE * PIECE)
        index = 0
        while pick >= weights[index]:
            pick -= weights[index]
            index += 1
        return index

    def pair(self, bound: i64) -> i64:
        """Two random numbers below `bound` from one draw, as first * bound + second; each can be rigged separately."""
        if self.rigged:
            self.used = True
            first = self.take_rigged(bound)
            return first * bound + self.below(bound)
        return self.below(bound * bound)

    def take_rigged(self, bound: i64) -> i64:
        """Remove and return the next rigged result. ValueError if it is not from 0 to `bound - 1`."""
        result: i64 = self.rigged[0]
        if result < 0 or result >= bound:
            raise ValueError(f"the rigged result {result} cannot come up here: 0 to {bound - 1} can")
        del self.rigged[0]
        return result

    def words(self, count: int) -> tuple[int, ...]:
        """`count` random 32-bit words at once: SHAKE-128 of the generator's words; the generator advances by one step."""
        seed = pack("<4I", self.a, self.b, self.c, self.d)
        self.word()
        return unpack(f"<{count}I", shake_128(seed).digest(4 * count))

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, all orders equally likely (Fisher and Yates).

        Each step moves one of the items not yet drawn to the end. Several bounds share a word (mixed radix).
        """
        self.used = True
        left: i64 = len(items)
        while left > 1:
            for word in self.words(left // 4 + 4):
                product: i64 = PRODUCT[left] if left < SHARED else left
                rest: i64 = word
                if rest >= SPAN - SPAN % product:
                    continue
                following: i64 = NEXT_BOUND[left] if left < SHARED else left - 1
                rest = rest % product
                for bound in range(left, following, -1):
                    items.append(items.pop(rest % bound))
                    rest = rest // bound
                left = following
                if left <= 1:
                    break

    def copy(self) -> "Rng":
        """An independent generator that gives the same numbers from now on."""
        twin = Rng(self.a, self.b, self.c, self.d)
        twin.used = self.used
        if self.rigged:
            twin.rigged = self.rigged[:]
        return twin

    def to_list(self) -> list[int]:
        """The four words, then the rigged results."""
        return [self.a, self.b, self.c, self.d, *self.rigged]


def seeded(seed: int) -> Rng:
    """A generator from any whole number: its state is 128 bits of the number's SHA-256."""
    digest = sha256(str(seed).encode()).digest()
    a, b, c, d = unpack_from("<4I", digest)
    return Rng(a, b, c, d)


def restored(words: list[int]) -> Rng:
    """The generator that `Rng.to_list` wrote. ValueError if these are not its words."""
    if len(words) < 4 or any(word < 0 or word.bit_length() > 32 for word in words[:4]):
        raise ValueError("a generator is four words of 32 bits, then the rigged results")
    rng = Rng(words[0], words[1], words[2], words[3])
    rng.rigged = list(words[4:])
    return rng

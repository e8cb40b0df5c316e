"""That somebody is at a table is written to the database now and then, not with everything that they do."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.server.serving import in_a_loop, sqlite_url
from tests.server.test_analyses import Processes


def test_a_person_who_has_just_sat_down_need_not_be_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as made:
            services = made.services[0]
            live, anna = await made.begun(0)
            holder = next(each for each in live.holders if anna.holds(each))
            recorded: list[int] = []
            mark_seen = services.last_seen.seats.mark_seen

            async def counted(id: int) -> object:
                recorded.append(id)
                return await mark_seen(id)

            monkeypatch.setattr(services.last_seen.seats, "mark_seen", counted)
            await services.table_service.authorize(live, anna, holder.seat)
            assert not recorded, "the time at which they sat down is in the database"
            holder.at -= timedelta(minutes=2)
            for _ in range(2):
                await services.table_service.authorize(live, anna, holder.seat)
            assert recorded == [holder.id]

    in_a_loop(play())

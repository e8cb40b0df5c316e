"""What needs the consent of all people at a table: going back to a decision, and ending a game without a result."""

from __future__ import annotations

from asyncio import to_thread
from contextlib import suppress

from detente.server.errors import Refused
from detente.server.keys import fresh_id
from detente.server.service.broadcaster import Broadcaster
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.table_service import TableService, holder_of
from detente.server.store.models import HolderRow, ProposalRow, now
from detente.server.store.moves import ConcurrentWrite
from detente.server.store.proposals import (
    ABANDON,
    DONE,
    OPEN,
    OUTDATED,
    REFUSED,
    TAKE_BACK,
    WITHDRAWN,
    Proposals,
)
from detente.server.tables.chat_text import notice
from detente.server.tables.game_log import RulesFailed
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity


class Agreements:
    """Proposals, and what becomes of them. Bots agree to everything."""

    def __init__(
        self,
        proposals: Proposals,
        open_tables: OpenTables,
        table_service: TableService,
        broadcaster: Broadcaster,
        lobby: Lobby,
    ) -> None:
        self.proposals = proposals
        self.open_tables = open_tables
        self.table_service = table_service
        self.broadcaster = broadcaster
        self.lobby = lobby

    async def propose(self, live: LiveTable, identity: Identity, seat: int, kind: str) -> None:
        """Ask all others to agree to something; it is done at once if only bots are left. Refused if it makes no sense now."""
        await self.table_service.authorize(live, identity, seat)
        async with live.lock:
            await self.open_tables.catch_up(live)
            holder = holder_of(live, identity, seat)
            if not live.running or live.game_log is None:
                raise Refused("not_now", "over" if live.row.status == "over" else "not-started")
            if live.asked is not None:
                raise Refused("not_now", "already-asked", name=live.holders[live.asked.seat].name)
            if live.proposal is not None:
                await self.proposals.close(live.proposal, OUTDATED)
            entry = await to_thread(decision_to_take_back, live, seat) if kind == TAKE_BACK else None
            agreed = [held.id for held in live.holders if identity.holds(held)]
            proposal = ProposalRow(
                table_id=live.row.id, kind=kind, seat=seat, holder=holder.id, entry=entry, agreed=agreed, state=OPEN
            )  # fmt: skip
            key = f"{kind} {holder.id} {live.game_log.position} {now().timestamp()}"
            said = notice(live.row.id, key, f"{kind}-asked", name=holder.name)
            if not await self.proposals.add(proposal, said):
                raise Refused("stale", "stale")
            await self._settle(live)

    async def answer(self, live: LiveTable, identity: Identity, seat: int, number: int, agrees: bool) -> None:
        """Agree to the open proposal, or refuse it; whoever has made it withdraws it. Refused if it is not open any more."""
        await self.table_service.authorize(live, identity, seat)
        async with live.lock:
            await self.open_tables.catch_up(live)
            holder = holder_of(live, identity, seat)
            proposal = live.asked
            if proposal is None or proposal.number != number:
                raise Refused("not_now", "not-asked")
            if agrees:
                await self.proposals.agree(
                    proposal, [held.id for held in live.holders if identity.holds(held)]
                )
            else:
                await self._refuse(live, proposal, holder)
            await self._settle(live)

    async def _refuse(self, live: LiveTable, proposal: ProposalRow, holder: HolderRow) -> None:
        """Close a proposal to which somebody does not agree, or no longer agrees."""
        own = holder.id == proposal.holder
        kind = "withdrawn" if own else "refused"
        said = notice(live.row.id, f"{kind} {proposal.number}", f"{proposal.kind}-{kind}", name=holder.name)
        await self.proposals.close(proposal, WITHDRAWN if own else REFUSED, said)

    async def _settle(self, live: LiveTable) -> None:
        """Read how things stand with the open proposal, carry it out if all agree, and tell everybody. The table is locked."""
        await self.open_tables.catch_up(live)
        while (proposal := live.asked) is not None and not live.yet_to_agree:
            with suppress(ConcurrentWrite):
                await self._carry_out(live, proposal)
            await self.open_tables.catch_up(live)
        await self.broadcaster.send_new_chat(live)

    async def _carry_out(self, live: LiveTable, proposal: ProposalRow) -> None:
        """Do what all agree to. ConcurrentWrite if another process has moved meanwhile. Refused if the rules fail."""
        name = live.holders[proposal.seat].name
        said = notice(live.row.id, f"done {proposal.number}", f"{proposal.kind}-done", name=name)
        if proposal.kind == ABANDON:
            await self.proposals.end_table(proposal, now(), said)
            await self.open_tables.catch_up(live)
            await self.lobby.table_changed(live.row, live.holders)
            return
        assert live.game_log is not None and proposal.entry is not None
        try:
            snapshot = await to_thread(live.game_log.rewound, proposal.seat, proposal.entry)
        except RulesFailed as error:
            await self.proposals.close(proposal, OUTDATED)
            raise Refused("failed", "rules-failed", game=live.game.title) from error
        command = proposal.seat, fresh_id()
        number = live.game_log.position_before(proposal.entry) + 1
        back_to = await self.table_service.store.entry_time(live.row.id, number)
        await self.table_service.write_and_send(live, live.game_log, command, [snapshot], back_to)
        await self.proposals.close(proposal, DONE, said)


def decision_to_take_back(live: LiveTable, seat: int) -> int:
    """The entry of the log before which a seat decided last. Refused if there is none, or the seat can take it back by itself."""
    assert live.game_log is not None
    if live.game_log.undoable(seat):
        raise Refused("not_now", "undo-yourself")
    entry = live.game_log.last_decision(seat)
    if entry is None:
        changed = live.game_log.base is not None
        raise Refused("not_now", "decided-before-upgrade" if changed else "nothing-decided")
    return entry

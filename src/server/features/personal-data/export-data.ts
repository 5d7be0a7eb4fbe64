import type { ExportData } from '#server/context/feature'
import { listEvents } from '#server/platform/events/event-repository'
import { eventKinds } from '#shared/contract/events'
import { toIso } from '#shared/time/iso'

/** Events of someone's posts and account, without those that only administrators see. */
export const exportEvents: ExportData = {
  files: { 'events.json': 'What happened to your posts and your account in the last seven days.' },
  async *read({ db }, { workspace }) {
    const events = (await listEvents(db, workspace)).filter(({ name }) => eventKinds[name]?.seenBy !== 'administrators')
    yield {
      name: 'events.json',
      json: events.map(({ workspaceId: _workspace, at, ...event }) => ({ ...event, at: toIso(at) })),
    }
  },
}

import { addressOf } from '#server/features/publishing/publication'
import { cutText } from '#shared/linkedin/cut'
import { minuteMs } from '#shared/time/durations'
import type { calendarWords } from './calendar-words.ts'
import type { CalendarEntry } from './entry-repository.ts'
import { cancelledForMs, isShown, phaseOf, startOf } from './next-entries.ts'
import type { Planned } from './planned-repository.ts'
import type { CalendarEvent } from './write-ical.ts'

/** Some programs draw an event without a duration as a line, or not at all. */
const lengthMs = 15 * minuteMs
const summaryCharacters = 120
const descriptionCharacters = 500

interface Frame {
  words: (typeof calendarWords)['en']
  /** The address of the workspace's pages, without a slash at its end. */
  home: string
  now: number
}

/** The events of a calendar, the soonest first. */
export function toEvents(
  planned: readonly Planned[],
  entries: readonly CalendarEntry[],
  frame: Frame,
): CalendarEvent[] {
  const found = new Map(planned.map((each) => [each.id, each]))
  return entries
    .flatMap((entry) => {
      const publication = found.get(entry.publicationId)
      if (entry.cancelledAt !== null)
        return entry.cancelledAt > frame.now - cancelledForMs ? toCancelled(entry, publication, frame) : []
      return publication && isShown(publication) ? toEvent(entry, publication, frame) : []
    })
    .sort((one, other) => one.startsAt - other.startsAt || (one.uid < other.uid ? -1 : 1))
}

function toEvent(entry: CalendarEntry, publication: Planned, frame: Frame): CalendarEvent {
  const address = addressOfPost(publication, frame)
  return {
    ...factsOf(entry, startOf(publication)),
    status: phaseOf(publication.state) === 'asking' ? 'TENTATIVE' : 'CONFIRMED',
    summary: summaryOf(publication),
    description: describe(publication, address, frame),
    url: address ?? addressAtLinkedin(publication),
  }
}

/** Nothing of a deleted post's text is stored. */
function toCancelled(entry: CalendarEntry, publication: Planned | undefined, { words }: Frame): CalendarEvent {
  const summary = (publication && summaryOf(publication)) || words.cancelled
  return { ...factsOf(entry, entry.startsAt), status: 'CANCELLED', summary, description: '', url: null }
}

function factsOf({ publicationId: uid, sequence, changedAt }: CalendarEntry, startsAt: number) {
  return { uid, sequence, changedAt, startsAt, endsAt: startsAt + lengthMs }
}

function summaryOf({ title, beginning }: Planned): string {
  const words = title.trim() || (beginning ?? '').trim()
  return cutText(words.replaceAll(/\s+/g, ' '), summaryCharacters, '…', { atWord: true })
}

function describe(publication: Planned, address: string | null, { words }: Frame): string {
  const { beginning, accountName, state } = publication
  const atLinkedin = addressAtLinkedin(publication)
  const facts = [
    words.phases[phaseOf(state)](accountName),
    ...(address === null ? [] : [words.open(address)]),
    ...(atLinkedin === null ? [] : [words.atLinkedin(atLinkedin)]),
  ].join('\n')
  const text = cutText((beginning ?? '').trim(), descriptionCharacters, '…', { atWord: true })
  return text === '' ? facts : `${text}\n\n${facts}`
}

/** null for a post that was deleted. */
function addressOfPost({ beginning, postId }: Planned, { home }: Frame): string | null {
  return beginning === null ? null : `${home}/generate?post=${encodeURIComponent(postId)}`
}

function addressAtLinkedin({ urn }: Planned): string | null {
  return urn === null ? null : addressOf(urn)
}

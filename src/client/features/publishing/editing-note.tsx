import { formatShortMoment } from '#client/lib/formatting'
import { usePostPublications } from '#client/queries/linkedin/publications'
import { useTimeZone } from '#client/queries/user'
import { Hint } from '#client/ui/field'
import { entryTexts } from './entry-texts.ts'

/** What editing does to a post that is planned or published. */
export function EditingNote({ post: { id } }: { post: { id: string } }) {
  const timeZone = useTimeZone()
  const { data: publications = [] } = usePostPublications(id)
  const planned = publications.find(({ state }) => state === 'scheduled')
  if (planned) return <Hint>{entryTexts.goesAlong(formatShortMoment(planned.dueAt, timeZone, Date.now()))}</Hint>
  const isThere = publications.some(({ state, deletedAt }) => state === 'published' && !deletedAt)
  return isThere ? <Hint>{entryTexts.staysThere}</Hint> : null
}

import { CalendarClock } from 'lucide-react'
import { formatShortMoment } from '#client/lib/formatting'
import { usePostPublications } from '#client/queries/linkedin/publications'
import { useTimeZone } from '#client/queries/user'
import { Text } from '#client/ui/text'
import styles from './goes-out-line.module.css'
import { workspaceTexts } from './texts.ts'

/** When the visual, as it is saved then, goes out with its post; nothing if that is not planned. */
export function GoesOutLine({ postId, visualId }: { postId: string; visualId: string }) {
  const timeZone = useTimeZone()
  const { data: publications = [] } = usePostPublications(postId)
  const planned = publications
    .filter(({ state }) => state === 'scheduled')
    .find((each) => each.followsVisual || (each.visualId === visualId && each.attach !== 'none'))
  if (!planned) return null
  return (
    <Text as="p" size={14} tone="dim" className={styles.line}>
      <CalendarClock className="icon s" aria-hidden="true" />
      {workspaceTexts.goesOut(formatShortMoment(planned.dueAt, timeZone, Date.now()))}
    </Text>
  )
}

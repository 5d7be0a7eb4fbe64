import { PollCard } from '#client/features/attachments/poll/poll-card'
import type { AttachmentKind } from './attachment-kind.ts'
import styles from './poll-kind.module.css'

export const pollKind: AttachmentKind = {
  Preview: ({ poll }) => poll && <PollCard poll={poll} className={styles.poll} />,
}

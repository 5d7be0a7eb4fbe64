import { Link } from '#client/ui/link'
import styles from './connect-hint.module.css'
import { entryTexts } from './entry-texts.ts'

/** Shown without a connected account: one quiet line. */
export function ConnectHint() {
  return (
    <p className={styles.hint}>
      {entryTexts.hint} <Link href="/settings?tab=linkedin">{entryTexts.connect}</Link>
    </p>
  )
}

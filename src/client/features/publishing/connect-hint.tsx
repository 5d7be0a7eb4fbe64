import { useConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { Link } from '#client/ui/link'
import styles from './connect-hint.module.css'
import { entryTexts } from './entry-texts.ts'

/** Shown without a connected account, where the server has an app to connect one or the reader can set it up: one line. */
export function ConnectHint({ user }: { user: User }) {
  const app = useConfig()?.linkedin
  if (!app || !(app.person || app.community || user.role === 'admin')) return null
  return (
    <p className={styles.hint}>
      {entryTexts.hint} <Link href="/settings?tab=linkedin">{entryTexts.connect}</Link>
    </p>
  )
}

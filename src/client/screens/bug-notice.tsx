import { useState } from 'react'
import { writeClipboard } from '#client/lib/clipboard'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Notice } from '#client/ui/notice'
import { toast } from '#client/ui/toast'
import styles from './bug-notice.module.css'
import { bugTexts } from './bug-texts.ts'
import { failureDetails } from './failure-details.ts'
import { texts } from './texts.ts'

/** A page itself failed. What is known of it stays on this device unless the person hands it on. */
export function BugNotice({ error, path }: { error: Error; path: string }) {
  const words = bugTexts
  const [about] = useState(() => failureDetails(error, { path, at: new Date() }))

  async function copyDetails() {
    try {
      await writeClipboard(about)
      toast({ ...words.copied, kind: 'success' })
    } catch (reason) {
      console.error('Copying failed', reason)
      toast({ ...words.copyFailed, kind: 'error' })
    }
  }

  return (
    <Notice
      kind="error"
      title={words.title}
      text={
        <>
          <p>{words.text}</p>
          <details className={styles.details}>
            <summary>{words.details}</summary>
            <pre>{about}</pre>
          </details>
        </>
      }
      action={
        <Cluster>
          <Button variant="primary" onClick={() => location.reload()}>
            {texts.failure.reload}
          </Button>
          <Button onClick={() => void copyDetails()}>{words.copy}</Button>
        </Cluster>
      }
    />
  )
}

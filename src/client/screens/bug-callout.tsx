import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { copyText } from '#client/ui/copy-text'
import { Cluster } from '#client/ui/layout'
import styles from './bug-callout.module.css'
import { bugTexts } from './bug-texts.ts'
import { failureDetails } from './failure-details.ts'
import { texts } from './texts.ts'

/** A page itself failed. The details stay on this device unless the person shares them. */
export function BugCallout({ error, path }: { error: Error; path: string }) {
  const words = bugTexts
  const [about] = useState(() => failureDetails(error, { path, at: new Date() }))

  return (
    <Callout
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
          <Button onClick={() => void copyText(about, words)}>{words.copy}</Button>
        </Cluster>
      }
    />
  )
}

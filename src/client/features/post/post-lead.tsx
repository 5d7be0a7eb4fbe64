import { leadOf } from '#client/lib/excerpt'
import styles from './post-lead.module.css'

/** A post in a list: its first line as the title, with what follows below, 120 characters altogether. */
export function PostLead({ content }: { content: string }) {
  const { before, line, rest } = leadOf(content)
  return (
    <>
      {before && <span className={styles.rest}>{before} </span>}
      <b className={styles.line}>{line}</b>
      {rest && (
        <>
          {' '}
          <span className={styles.rest}>{rest}</span>
        </>
      )}
    </>
  )
}

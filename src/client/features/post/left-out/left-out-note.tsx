import type { LeftOut } from '#shared/rules/left-out'
import { describeLeftOut } from './describe-left-out.ts'
import styles from './left-out-note.module.css'

/** What its author hid or crossed out of a source, and note marks: what the text does not have. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  return <span className={styles.note}>{describeLeftOut(leftOut)}</span>
}

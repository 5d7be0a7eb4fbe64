import type { LeftOut } from '#shared/rules/left-out'
import { describeLeftOut } from './describe-left-out.ts'
import styles from './left-out-note.module.css'

/** Parts of a source that its author hid or struck out, and note marks: they are missing in the text. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  return <span className={styles.note}>{describeLeftOut(leftOut)}</span>
}

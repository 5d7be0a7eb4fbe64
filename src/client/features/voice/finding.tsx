import type { ReactNode } from 'react'
import { FindingAction, FindingRow, findingSubjectClass } from '#client/ui/findings'
import { voiceTexts } from './texts.ts'

/** One line of the list: what was found, what to make of it, and the way to its place in the post. */
export function Finding({
  what,
  children,
  onShow,
  action,
}: {
  what: ReactNode
  children: ReactNode
  /** Left out where no place shows it. */
  onShow?: (() => void) | undefined
  /** What else can be done; not beside `onShow`. */
  action?: ReactNode
}) {
  return (
    <FindingRow
      subject={<span className={findingSubjectClass}>{what}</span>}
      action={onShow ? <FindingAction onClick={onShow}>{voiceTexts.show}</FindingAction> : action}
    >
      {children}
    </FindingRow>
  )
}

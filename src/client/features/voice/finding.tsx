import type { ReactNode } from 'react'
import { FindingAction, FindingRow, findingSubjectClass } from '#client/ui/findings'
import { voiceTexts } from './texts.ts'

/** One line of the list: the finding, an assessment, and a button that shows its place in the post. */
export function Finding({
  what,
  children,
  onShow,
  action,
}: {
  what: ReactNode
  children: ReactNode
  /** Missing where there is no place to show. */
  onShow?: (() => void) | undefined
  /** Another action; not together with `onShow`. */
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

import { Fragment, memo } from 'react'
import { markMentions } from '#client/features/post/mentioned'
import { isSame } from '#client/lib/is-same'
import { classOf } from './finding.tsx'
import type { MarkedLine as Line } from './marked-lines.ts'

/**
 * One line of an edited text, rendered only when it changes: a key changes one line of many.
 * @param highlighted the key of the highlighted claim, if it is in this line
 */
export const MarkedLine = memo(function MarkedLine({
  pieces,
  mentions,
  highlighted,
}: Line & { highlighted: string | null }) {
  let end = 0
  return pieces.map(({ text, claim }, index) => {
    const start = end
    end += text.length
    const marked = markMentions(text, start, mentions)
    return claim ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: text typed before a mark moves it, and it stays the same element
        key={index}
        data-claim={claim.key}
        data-start={start}
        data-verdict={claim.verdict}
        className={classOf(claim, claim.key === highlighted)}
      >
        {marked}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{marked}</Fragment>
    )
  })
}, isSame)

import { Check, CircleAlert } from 'lucide-react'
import { formatNumber } from '#client/lib/formatting'
import { countUnits } from '#shared/linkedin/length'
import { type FoldPreview, lastWords } from './fold-preview.ts'
import { previewTexts } from './texts.ts'

/** Whether the first line shows whole, and where the fold comes. */
export function FirstLine({ fold: { visible, hidden, firstLineOver } }: { fold: FoldPreview }) {
  const fits = firstLineOver === 0
  const Icon = fits ? Check : CircleAlert
  return (
    <div className="firstline">
      <p className={fits ? 'fits' : 'fits not'}>
        <Icon className="icon s" aria-hidden="true" />
        {fits ? previewTexts.fits : previewTexts.over(formatNumber(firstLineOver), firstLineOver === 1)}
      </p>
      <p className="t14 dim">
        {hidden ? previewTexts.foldsAfter(formatNumber(countUnits(visible)), lastWords(visible)) : previewTexts.whole}
      </p>
    </div>
  )
}

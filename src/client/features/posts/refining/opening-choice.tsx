import { useEffect, useId, useRef } from 'react'
import { Button } from '#client/ui/button'
import { type Language, languages } from '#shared/rules/languages'
import { openingsOffered } from '#shared/rules/refinements'
import { openingTexts } from './texts.ts'

/** First lines to choose from; the focus comes here, as they are what was asked for. */
export function OpeningChoice({
  openings,
  language,
  onChoose,
  onClose,
}: {
  openings: readonly string[]
  language: Language
  onChoose: (opening: string) => void
  onClose: () => void
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby={id}>
      <div className="row">
        <h4 id={id} tabIndex={-1} ref={heading}>
          {openingTexts.title}
        </h4>
        <Button size="sm" variant="quiet" className="push" onClick={onClose}>
          {openingTexts.close}
        </Button>
      </div>
      <p className="t12 dim">
        {openings.length < openingsOffered && `${openingTexts.fewer(openings.length)} `}
        {openingTexts.hint}
      </p>
      <ul>
        {openings.map((opening) => (
          <li key={opening}>
            <span lang={languages[language].code} dir="auto">
              {opening}
            </span>
            <Button size="sm" aria-label={openingTexts.chooseLabel(opening)} onClick={() => onChoose(opening)}>
              {openingTexts.choose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

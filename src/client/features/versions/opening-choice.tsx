import { useEffect, useId, useRef } from 'react'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { type Language, languages } from '#shared/rules/languages'
import { openingsOffered } from '#shared/rules/refinements'
import styles from './refine-panel.module.css'
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
      <Cluster wrap={false}>
        <h4 id={id} tabIndex={-1} ref={heading}>
          {openingTexts.title}
        </h4>
        <Button size="sm" variant="quiet" className={styles.end} onClick={onClose}>
          {openingTexts.close}
        </Button>
      </Cluster>
      <Text size={12} tone="dim">
        {openings.length < openingsOffered && `${openingTexts.fewer(openings.length)} `}
        {openingTexts.hint}
      </Text>
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

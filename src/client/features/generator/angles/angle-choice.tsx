import { useState } from 'react'
import { breakpoints } from '#client/lib/breakpoints'
import { useMediaQuery } from '#client/lib/use-media-query'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import type { Language } from '#shared/rules/languages'
import { languages } from '#shared/rules/languages'
import styles from './angle-choice.module.css'
import { anglesTexts } from './texts.ts'

export interface Choice {
  text: string
  /** What kind of suggestion it is, before it. */
  kind?: string | undefined
}

/** Lines of which one may be taken, and given back by a second press. On phones the others fold once one is taken. */
export function AngleChoice({
  label,
  choices,
  chosen,
  language,
  onChoose,
}: {
  label: string
  choices: readonly Choice[]
  chosen: string | null
  /** The language that the lines are written in. */
  language: Language
  onChoose: (text: string | null) => void
}) {
  const isPhone = useMediaQuery(breakpoints.phone)
  const [areAllShown, setAllShown] = useState(false)
  const canFold = isPhone && choices.length > 1 && choices.some(({ text }) => text === chosen)
  const shown = canFold && !areAllShown ? choices.filter(({ text }) => text === chosen) : choices
  return (
    <Stack gap={6} role="group" aria-label={label}>
      {shown.map(({ kind, text }) => (
        <button
          key={text}
          type="button"
          className={styles.line}
          aria-pressed={text === chosen}
          onClick={() => {
            setAllShown(false)
            onChoose(text === chosen ? null : text)
          }}
        >
          {kind && (
            <Text as="span" size={12} tone="dim" className={styles.kind}>
              {kind}
            </Text>
          )}
          <span lang={languages[language].code} dir="auto">
            {text}
          </span>
        </button>
      ))}
      {canFold && (
        <Button size="sm" variant="quiet" aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? anglesTexts.hideOthers : anglesTexts.showOthers(choices.length - 1)}
        </Button>
      )}
    </Stack>
  )
}

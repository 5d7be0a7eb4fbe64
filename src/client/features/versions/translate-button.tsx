import { ChevronDown } from 'lucide-react'
import { formatLanguage } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { Popover } from '#client/ui/popover'
import { type Language, languageIds } from '#shared/rules/languages'
import { refiningTexts } from './texts.ts'
import styles from './translate-button.module.css'

/** Translates a post into a language other than its own. */
export function TranslateButton({
  language,
  isDisabled,
  isPending,
  onTranslate,
}: {
  /** The post's. */
  language: Language
  isDisabled: boolean
  isPending: boolean
  onTranslate: (language: Language) => void
}) {
  return (
    <Popover
      label={refiningTexts.translateInto}
      className={styles.languages}
      trigger={(button) => (
        <Button
          {...button}
          size="sm"
          variant="quiet"
          iconAfter={ChevronDown}
          pending={isPending}
          disabled={isDisabled && !isPending}
        >
          {refiningTexts.kinds.translation}
        </Button>
      )}
    >
      {(close) =>
        languageIds
          .filter((each) => each !== language)
          .map((each) => (
            <Button
              key={each}
              size="sm"
              variant="quiet"
              onClick={() => {
                close()
                onTranslate(each)
              }}
            >
              {formatLanguage(each)}
            </Button>
          ))
      }
    </Popover>
  )
}

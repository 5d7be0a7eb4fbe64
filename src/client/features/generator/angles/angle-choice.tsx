import { Text } from '#client/ui/text'
import { type Language, languages } from '#shared/rules/languages'
import styles from './angle-choice.module.css'

interface Choice {
  text: string
  /** The kind of suggestion, before the text. */
  kind?: string | undefined
}

/** Cards of which one is pressed. */
export function AngleChoice({
  label,
  choices,
  chosen,
  language,
  onChoose,
}: {
  label: string
  choices: readonly Choice[]
  /** Null for cards that keep no state. */
  chosen: string | null
  /** The language of the cards. */
  language: Language
  onChoose: (text: string) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div role="group" aria-label={label} className={styles.cards}>
      {choices.map(({ kind, text }) => (
        <button
          key={text}
          type="button"
          className={styles.card}
          aria-pressed={chosen === null ? undefined : text === chosen}
          onClick={() => onChoose(text)}
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
    </div>
  )
}

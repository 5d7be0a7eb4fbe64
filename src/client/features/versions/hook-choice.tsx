import { useEffect, useId, useRef } from 'react'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import type { Answer } from '#shared/contract/contract'
import { type Language, languages } from '#shared/rules/languages'
import { openingCount } from '#shared/rules/refinements'
import styles from './hook-choice.module.css'
import { hookTexts } from './texts.ts'

type Hook = Answer<'suggestOpenings'>['openings'][number]

/**
 * Hooks to choose from; they take the focus, since the author requested them. One whose fact the post tells again later
 * can be used without that sentence.
 */
export function HookChoice({
  hooks,
  language,
  onChoose,
  onClose,
}: {
  hooks: readonly Hook[]
  language: Language
  onChoose: (hook: string, repeated: string | null) => void
  onClose: () => void
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.hooks} aria-labelledby={id}>
      <Cluster wrap={false} justify="space-between">
        <h3 id={id} tabIndex={-1} ref={heading}>
          {hookTexts.title}
        </h3>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {hookTexts.close}
        </Button>
      </Cluster>
      {hooks.length < openingCount && (
        <Text size={12} tone="dim">
          {hookTexts.fewer(hooks.length)}
        </Text>
      )}
      <ul>
        {hooks.map(({ text, repeats }) => (
          <li key={text}>
            <div>
              <span lang={languages[language].code} dir="auto">
                {text}
              </span>
              {repeats && (
                <Text size={12} tone="dim">
                  {hookTexts.repeats(repeats)}
                </Text>
              )}
            </div>
            <Cluster gap={4} justify="end">
              {repeats && (
                <Button size="sm" aria-label={hookTexts.dropLabel(text)} onClick={() => onChoose(text, repeats)}>
                  {hookTexts.drop}
                </Button>
              )}
              <Button size="sm" aria-label={hookTexts.chooseLabel(text)} onClick={() => onChoose(text, null)}>
                {hookTexts.choose}
              </Button>
            </Cluster>
          </li>
        ))}
      </ul>
    </section>
  )
}

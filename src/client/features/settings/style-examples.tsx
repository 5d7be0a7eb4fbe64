import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { IconButton } from '#client/ui/icon-button'
import { Stack } from '#client/ui/layout'
import { limits } from '#shared/rules/limits'
import { LongTextField } from './long-text-field.tsx'
import styles from './style-examples.module.css'
import {
  addExample,
  canAddExample,
  canRemoveExample,
  removeExample,
  type StyleValues,
  withExample,
} from './style-values.ts'
import { styleTexts } from './texts.ts'

/**
 * One to three posts that show how the style sounds. After adding or removing one, the focus moves to the neighbouring
 * example.
 */
export function StyleExamples({ values, onChange }: { values: StyleValues; onChange: (values: StyleValues) => void }) {
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number | null>(null)
  const count = values.examplePosts.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something to focus when the count has changed
  useEffect(() => {
    if (focusNext.current === null) return
    list.current?.querySelectorAll('textarea')[focusNext.current]?.focus()
    focusNext.current = null
  }, [count])

  function add() {
    focusNext.current = count
    onChange(addExample(values))
  }
  function remove(index: number) {
    focusNext.current = Math.min(index, count - 2)
    onChange(removeExample(values, index))
  }

  return (
    <FormSection title={styleTexts.form.examples}>
      <Stack gap={20} ref={list}>
        {values.examplePosts.map((example, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an example is known by its number
          <div className={styles.example} key={index}>
            <LongTextField
              label={styleTexts.form.example(index + 1)}
              rows={5}
              max={limits.examplePostCharacters}
              value={example}
              onChange={(text) => onChange(withExample(values, index, text))}
            />
            {canRemoveExample(values) && (
              <IconButton
                className={styles.remove}
                icon={X}
                size="sm"
                label={styleTexts.form.removeExample(index + 1)}
                onClick={() => remove(index)}
              />
            )}
          </div>
        ))}
      </Stack>
      {canAddExample(values) && (
        <Button icon={Plus} start onClick={add}>
          {styleTexts.form.addExample}
        </Button>
      )}
    </FormSection>
  )
}

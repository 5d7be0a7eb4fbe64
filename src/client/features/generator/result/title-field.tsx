import { useId } from 'react'
import { postTexts } from '#client/features/post/texts'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { Hint } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { limits } from '#shared/rules/limits'
import styles from './title-field.module.css'

/** A post's title in its author's history, while its text is edited. */
export function TitleField({ editing }: { editing: PostEditing }) {
  const id = useId()
  return (
    <Stack gap={4} className={styles.title}>
      <label htmlFor={id}>{postTexts.titleLabel}</label>
      <Input
        id={id}
        dir="auto"
        maxLength={limits.titleCharacters}
        readOnly={editing.isSaving}
        value={editing.title}
        onChange={(event) => editing.changeTitle(event.target.value)}
        aria-describedby={`${id}-hint`}
      />
      <Hint id={`${id}-hint`}>{postTexts.titleHint}</Hint>
    </Stack>
  )
}

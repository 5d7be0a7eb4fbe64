import { Quote } from 'lucide-react'
import { Button } from '#client/ui/button'
import { Popover } from '#client/ui/popover'
import { placeSnippet } from './place-snippet.ts'
import { SnippetChoices } from './snippet-choices.tsx'
import styles from './snippets.module.css'
import { snippetTexts } from './texts.ts'

/**
 * A button next to an edited post: inserts a snippet in its place, or saves the post's own opening or ending as one.
 */
export function InsertSnippet({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <Popover
      label={snippetTexts.insert.label}
      className={styles.panel ?? ''}
      trigger={(button) => (
        <Button variant="quiet" icon={Quote} {...button}>
          {snippetTexts.insert.open}
        </Button>
      )}
    >
      {(close) => (
        <SnippetChoices
          text={text}
          onPick={({ kind, content }) => {
            onChange(placeSnippet(text, kind, content))
            close()
          }}
          onClose={close}
        />
      )}
    </Popover>
  )
}

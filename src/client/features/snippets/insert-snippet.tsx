import { Quote } from 'lucide-react'
import { Button } from '#client/ui/button'
import { Popover } from '#client/ui/popover'
import { placeSnippet } from './place-snippet.ts'
import { SnippetChoices } from './snippet-choices.tsx'
import styles from './snippets.module.css'
import { snippetTexts } from './texts.ts'

/** A button beside a post that is edited: puts a snippet where it belongs, or keeps the post's own first line or ending. */
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

import { Copy } from 'lucide-react'
import { Button } from './button.tsx'
import styles from './copy-dialog.module.css'
import { copyText } from './copy-text.ts'
import { Dialog } from './dialog.tsx'
import { Stack } from './layout.tsx'
import { ReadOnlyField } from './read-only-field.tsx'

/** Shows a value once, to be copied. @param more further values, shown below it */
export function CopyDialog({
  words,
  text,
  value,
  more = [],
  onClose,
}: {
  words: { title: string; copy: string; done: string } & Parameters<typeof copyText>[1]
  text: string
  value: { label: string; hint?: string; value: string }
  more?: readonly { label: string; hint?: string; value: string }[]
  onClose: () => void
}) {
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        <>
          <Button icon={Copy} onClick={() => void copyText(value.value, words)}>
            {words.copy}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Stack gap={16} className={styles.fields}>
        {[value, ...more].map((each) => (
          <ReadOnlyField key={each.label} {...each} />
        ))}
      </Stack>
    </Dialog>
  )
}

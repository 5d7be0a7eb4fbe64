import { useRef, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { inWorkspace } from '#client/lib/workspace'
import { Button } from '#client/ui/button'
import { FileInput } from '#client/ui/file-input'
import { Cluster, Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { sendPicture } from '../visuals/library/send-picture.ts'
import { brandTexts } from './texts.ts'
import styles from './upload-field.module.css'

/** A picture of the library, or a file uploaded to it. Takes effect when the form is saved. */
export function LogoField({ logoId, onChange }: { logoId: string | null; onChange: (logoId: string | null) => void }) {
  const words = brandTexts.signature
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)

  async function pick(file: File) {
    setIsSending(true)
    try {
      const { id } = await sendPicture(file, { onProgress: () => {}, signal: new AbortController().signal })
      onChange(id)
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error))
      toast({ title: words.logoFailed, description: errorMessage(reason), kind: 'error' })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Stack as="fieldset" gap={8} className={styles.field}>
      <legend>{words.logo}</legend>
      <Cluster>
        {logoId && (
          <img className={styles.logo} src={inWorkspace(`/api/media/${logoId}/thumbnail`)} alt={words.logoAlt} />
        )}
        <FileInput
          ref={input}
          accept="image/png,image/jpeg,image/webp"
          aria-label={words.choose}
          onPick={([file]) => void pick(file)}
        />
        <Button size="sm" pending={isSending} pendingLabel={words.sending} onClick={() => input.current?.click()}>
          {logoId ? words.change : words.choose}
        </Button>
        {logoId && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

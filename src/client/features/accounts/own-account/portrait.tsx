import { useRef, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { initialOf } from '#client/lib/person'
import { useUpdateUser } from '#client/queries/accounts'
import type { User } from '#client/queries/user'
import { Avatar } from '#client/ui/avatar'
import { Button } from '#client/ui/button'
import { FileInput } from '#client/ui/file-input'
import { Cluster } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import styles from './portrait.module.css'
import { texts } from './texts.ts'

/**
 * The user's picture, for the preview and the navigation. It is uploaded to the library, which checks and re-encodes
 * it, so that templates of the visual editor can use it too.
 */
export function Portrait({ user }: { user: User }) {
  const words = texts.portrait
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const saving = useUpdateUser({
    onError: fail,
  })

  function fail(error: Error) {
    toast({ title: words.failed, description: errorMessage(error), kind: 'error' })
  }

  async function pick(file: File) {
    setIsSending(true)
    try {
      const { sendPicture } = await import('#client/features/visuals/library/send-picture')
      const { thumbnailUrl } = await sendPicture(file, { onProgress: () => {}, signal: new AbortController().signal })
      saving.mutate({ profileImageUrl: thumbnailUrl })
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Cluster className={styles.portrait}>
      <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
      <FileInput
        ref={input}
        accept="image/png,image/jpeg,image/webp"
        aria-label={words.file}
        onPick={([file]) => void pick(file)}
      />
      <Button
        size="sm"
        pending={isSending || saving.isPending}
        pendingLabel={words.saving}
        onClick={() => input.current?.click()}
      >
        {user.profileImageUrl ? words.change : words.choose}
      </Button>
      {user.profileImageUrl && (
        <Button size="sm" variant="quiet" onClick={() => saving.mutate({ profileImageUrl: null })}>
          {words.remove}
        </Button>
      )}
    </Cluster>
  )
}

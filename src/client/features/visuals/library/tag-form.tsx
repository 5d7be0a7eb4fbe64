import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import type { MediaAsset } from './media-cache.ts'
import { checkTags, formatTags, parseTags } from './tags.ts'
import { libraryTexts } from './texts.ts'
import { useTagMedia } from './use-media.ts'

const words = libraryTexts

/** The tags of one picture, in one line. */
export function TagForm({ asset, onClose }: { asset: MediaAsset; onClose: () => void }) {
  const [text, setText] = useState(formatTags(asset.tags))
  const form = useRef<HTMLFormElement>(null)
  const saving = useTagMedia()
  const tags = parseTags(text)
  const problem = checkTags(tags)

  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function save(event: FormEvent) {
    event.preventDefault()
    if (!problem) saving.mutate({ id: asset.id, tags }, { onSuccess: onClose })
  }

  return (
    <form
      ref={form}
      className="tag-form"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault() // Escape closes the form, not the whole window
        event.stopPropagation()
        onClose()
      }}
    >
      <Field label={words.tags} hint={words.tagsHint} error={problem}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the form opens by a button of its own
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button type="submit" variant="primary" size="sm" pending={saving.isPending}>
          {words.saveTags}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

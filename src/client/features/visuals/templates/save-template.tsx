import { type FormEvent, useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { useUser } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { limits } from '#shared/rules/limits'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { saveTexts } from './texts.ts'
import { useSaveTemplate } from './use-templates.ts'

const words = saveTexts
/** What the specification calls templates that people save (section 3). */
const ownCategory = 'user-custom'

/** Asks for a name and what it is good for, then keeps what is on the canvas as a template. */
export function SaveTemplate({
  editor,
  name: visualName,
  onClose,
}: {
  editor: Editor
  name: string
  onClose: () => void
}) {
  const [name, setName] = useState(visualName)
  const [description, setDescription] = useState('')
  const [isForAll, setIsForAll] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const { user } = useUser()
  const saving = useSaveTemplate()
  const problem = problemOf(name, limits.nameCharacters) ?? (name.trim() ? null : words.nameMissing)
  const descriptionProblem = problemOf(description, limits.descriptionCharacters)

  function save(event: FormEvent) {
    event.preventDefault()
    setWasAsked(true)
    if (problem || descriptionProblem || saving.isPending) return
    editor.commitText()
    const canvasData = writeCanvasData(editor.getState().document)
    const { width, height } = canvasData.settings
    const body = {
      name: name.trim(),
      description: description.trim(),
      category: ownCategory,
      canvasData,
      width,
      height,
    }
    saving.mutate({ isForAll, body }, { onSuccess: onClose })
  }

  return (
    <Dialog open title={words.title} onClose={onClose}>
      <form className="save-template" onSubmit={save} noValidate>
        <Field label={words.name} error={wasAsked ? problem : null}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.description} optional hint={words.descriptionHint} error={descriptionProblem}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        {user?.role === 'admin' && <ForWhom isForAll={isForAll} onChange={setIsForAll} />}
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={saving.isPending} pendingLabel={words.saving}>
            {isForAll ? words.publish : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function ForWhom({ isForAll, onChange }: { isForAll: boolean; onChange: (isForAll: boolean) => void }) {
  return (
    <fieldset className="choices">
      <legend>{words.forWhom}</legend>
      <label>
        <input type="radio" name="for-whom" checked={!isForAll} onChange={() => onChange(false)} />
        <span>{words.me}</span>
      </label>
      <label>
        <input type="radio" name="for-whom" checked={isForAll} onChange={() => onChange(true)} />
        <span>
          {words.everyone}
          <span className="hint">{words.everyoneHint}</span>
        </span>
      </label>
    </fieldset>
  )
}

function problemOf(text: string, max: number): string | null {
  return text.trim().length > max ? words.tooLong(max) : null
}

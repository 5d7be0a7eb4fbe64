import { type FormEvent, useId, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { useUser } from '#client/queries/user'
import { useSaveVisualTemplate } from '#client/queries/visual-templates'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Input, TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { writeCanvasData } from '#shared/scene/canvas-data'
import styles from './save-template.module.css'
import { saveTexts } from './texts.ts'

/** The specification's category for templates that people save (section 3). */
const ownCategory = 'user-custom'

/** Asks for a name and a description, then saves the canvas as a template. */
export function SaveTemplate({
  editor,
  name: visualName,
  onClose,
}: {
  editor: Editor
  name: string
  onClose: () => void
}) {
  const id = useId()
  const [name, setName] = useState(visualName)
  const [description, setDescription] = useState('')
  const [isForAll, setIsForAll] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const { user } = useUser()
  const saving = useSaveVisualTemplate({
    onSuccess: (_saved, sent) => {
      toast({ kind: 'success', ...(sent.isForAll ? saveTexts.published : saveTexts.saved) })
      onClose()
    },
    onError: () => toast({ kind: 'error', ...saveTexts.failed }),
  })
  const problem = problemOf(name, limits.nameCharacters) ?? (name.trim() ? null : saveTexts.nameMissing)
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
    saving.mutate({ isForAll, body })
  }

  return (
    <Dialog
      open
      title={saveTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {saveTexts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={saving.isPending} pendingLabel={saveTexts.saving}>
            {isForAll ? saveTexts.publish : saveTexts.save}
          </Button>
        </>
      }
    >
      <Stack as="form" gap={16} id={id} className={styles.form} onSubmit={save} noValidate>
        <Field label={saveTexts.name} error={wasAsked ? problem : null}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={saveTexts.description} optional error={descriptionProblem}>
          {(control) => (
            <TextArea {...control} value={description} onChange={(event) => setDescription(event.target.value)} />
          )}
        </Field>
        {user?.role === 'admin' && <ForWhom isForAll={isForAll} onChange={setIsForAll} />}
      </Stack>
    </Dialog>
  )
}

function ForWhom({ isForAll, onChange }: { isForAll: boolean; onChange: (isForAll: boolean) => void }) {
  return (
    <Stack as="fieldset" gap={8} className={styles.choices}>
      <legend>{saveTexts.forWhom}</legend>
      <label>
        <input type="radio" name="for-whom" checked={!isForAll} onChange={() => onChange(false)} />
        <span>{saveTexts.me}</span>
      </label>
      <label>
        <input type="radio" name="for-whom" checked={isForAll} onChange={() => onChange(true)} />
        <span>
          {saveTexts.everyone}
          <span>{saveTexts.everyoneHint}</span>
        </span>
      </label>
    </Stack>
  )
}

function problemOf(text: string, max: number): string | null {
  return text.trim().length > max ? saveTexts.tooLong(max) : null
}

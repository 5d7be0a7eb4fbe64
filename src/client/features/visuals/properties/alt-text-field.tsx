import { useMemo } from 'react'
import { sceneOf } from '#client/editor/store/editor-state'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { altTextOf } from '#shared/drawing/alt-text'
import { canvasLimits } from '#shared/rules/canvas'
import { setSettings } from '#shared/scene/edit'
import { propertyTexts } from './texts.ts'

/** The page's alt text, for people who cannot see it; default: the page's own words. */
export function AltTextField({ editor }: { editor: Editor }) {
  const scene = useEditor(editor, sceneOf)
  const { altText = '' } = scene.settings
  const suggested = useMemo(() => altTextOf(scene), [scene])
  const set = (text: string) =>
    editor.change((page) => setSettings(page, { altText: text }), { mergeKey: 'canvas.altText' })
  return (
    <Field label={propertyTexts.altText.label} optional>
      {(control) => (
        <>
          <TextArea
            {...control}
            rows={3}
            dir="auto"
            value={altText}
            maxLength={canvasLimits.altTextCharacters}
            onChange={({ target }) => set(target.value)}
          />
          {altText === '' && suggested !== '' && (
            <Button variant="quiet" onClick={() => set(suggested)}>
              {propertyTexts.altText.suggest}
            </Button>
          )}
        </>
      )}
    </Field>
  )
}

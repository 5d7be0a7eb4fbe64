import { type FormEvent, useState } from 'react'
import { sceneOf } from '#client/editor/editor-state'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import { formatNumber } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { canvasLimits, canvasPresets } from '#shared/rules/canvas'
import { settleNumber } from '../properties/read-number.ts'
import { resizePages } from '../resize-pages.ts'
import { visualTexts } from '../texts.ts'

const words = visualTexts.header
const other = 'other'

/** The canvas presets, and any other size. */
export function SizeSelect({ editor }: { editor: Editor }) {
  const width = useEditor(editor, (state) => sceneOf(state).settings.width)
  const height = useEditor(editor, (state) => sceneOf(state).settings.height)
  const [picked, setPicked] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  // two presets are of the same size: the one that was picked is shown
  const fitting = canvasPresets.filter((preset) => preset.width === width && preset.height === height)
  const current = fitting.find(({ id }) => id === picked) ?? fitting[0]

  function resize(size: { width: number; height: number }) {
    resizePages(editor, size)
    editor.fit()
  }
  function pick(id: string) {
    if (id === other) return setIsAsking(true)
    const preset = canvasPresets.find((each) => each.id === id)
    setPicked(id)
    if (preset) resize(preset)
  }

  return (
    <>
      <Select
        className="ed-size"
        aria-label={words.size}
        value={current?.id ?? ''}
        onChange={(event) => pick(event.target.value)}
      >
        {!current && <option value="">{words.custom(width, height)}</option>}
        {canvasPresets.map((preset) => (
          <option key={preset.id} value={preset.id}>
            {words.preset(preset.name, preset.width, preset.height)}
          </option>
        ))}
        <option value={other}>{words.customSize}</option>
      </Select>
      {isAsking && <CustomSize start={{ width, height }} onApply={resize} onClose={() => setIsAsking(false)} />}
    </>
  )
}

const side = { min: canvasLimits.minSide, max: canvasLimits.maxSide, fallback: 1, digits: 0 }

function CustomSize({
  start,
  onApply,
  onClose,
}: {
  start: { width: number; height: number }
  onApply: (size: { width: number; height: number }) => void
  onClose: () => void
}) {
  const [width, setWidth] = useState(String(start.width))
  const [height, setHeight] = useState(String(start.height))

  function submit(event: FormEvent) {
    event.preventDefault()
    onApply({ width: settleNumber(width, side), height: settleNumber(height, side) })
    onClose()
  }
  return (
    <Dialog open title={words.customTitle} onClose={onClose}>
      <form noValidate className="custom-size" onSubmit={submit}>
        <div className="pair">
          <Field label={words.width}>
            {(control) => (
              <input
                {...control}
                className="input"
                inputMode="numeric"
                value={width}
                onChange={(event) => setWidth(event.target.value)}
              />
            )}
          </Field>
          <Field label={words.height}>
            {(control) => (
              <input
                {...control}
                className="input"
                inputMode="numeric"
                value={height}
                onChange={(event) => setHeight(event.target.value)}
              />
            )}
          </Field>
        </div>
        <p className="hint">{words.sizeHint(canvasLimits.minSide, formatNumber(canvasLimits.maxSide))}</p>
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary">
            {words.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { Suspense, useState } from 'react'
import { sceneOf } from '#client/editor/store/editor-state'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { cx } from '#client/lib/cx'
import { lazyPart } from '#client/lib/lazy-part'
import { Select } from '#client/ui/select'
import { canvasPresets } from '#shared/rules/canvas'
import { changeFormat } from '../parts/resize-pages.ts'
import { toolbarTexts } from '../toolbar/texts.ts'
import styles from './size-select.module.css'

const CustomSize = lazyPart(async () => (await import('./custom-size.tsx')).CustomSize)
const other = 'other'

/** The canvas presets, and any other size. */
export function SizeSelect({ editor, className }: { editor: Editor; className?: string }) {
  const width = useEditor(editor, (state) => sceneOf(state).settings.width)
  const height = useEditor(editor, (state) => sceneOf(state).settings.height)
  const [picked, setPicked] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const pages = useEditor(editor, (state) => state.document.pages.length)
  // of presets with the same size: shows the picked one; only several pages default to a carousel
  const fitting = canvasPresets
    .filter((preset) => preset.width === width && preset.height === height)
    .filter(({ id }) => id !== 'linkedin-carousel' || id === picked || pages > 1)
  const current = fitting.find(({ id }) => id === picked) ?? fitting[0]

  function resize(size: { width: number; height: number }) {
    void changeFormat(editor, size)
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
        onPointerEnter={() => CustomSize.prefetch()}
        onFocus={() => CustomSize.prefetch()}
        className={cx(styles.size, className)}
        aria-label={toolbarTexts.size.size}
        value={current?.id ?? ''}
        onChange={(event) => pick(event.target.value)}
      >
        {!current && <option value="">{toolbarTexts.size.custom(width, height)}</option>}
        {canvasPresets.map((preset) => (
          <option key={preset.id} value={preset.id}>
            {toolbarTexts.size.preset(preset.name, preset.width, preset.height)}
          </option>
        ))}
        <option value={other}>{toolbarTexts.size.customSize}</option>
      </Select>
      {isAsking && (
        <Suspense>
          <CustomSize start={{ width, height }} onApply={resize} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

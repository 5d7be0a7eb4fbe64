import { type FormEvent, useId, useState } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field, FieldPair, Hint } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { canvasLimits } from '#shared/rules/canvas'
import { toolbarTexts } from '../toolbar/texts.ts'
import styles from './custom-size.module.css'
import { settleNumber } from './read-number.ts'

const side = { min: canvasLimits.minSide, max: canvasLimits.maxSide, fallback: 1, digits: 0 }

/** Asks for a size in pixels. */
export function CustomSize({
  start,
  onApply,
  onClose,
}: {
  start: { width: number; height: number }
  onApply: (size: { width: number; height: number }) => void
  onClose: () => void
}) {
  const id = useId()
  const [width, setWidth] = useState(String(start.width))
  const [height, setHeight] = useState(String(start.height))

  function submit(event: FormEvent) {
    event.preventDefault()
    onApply({ width: settleNumber(width, side), height: settleNumber(height, side) })
    onClose()
  }
  return (
    <Dialog
      open
      title={toolbarTexts.size.customTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {toolbarTexts.size.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary">
            {toolbarTexts.size.apply}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <FieldPair>
          <Field label={toolbarTexts.size.width}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={width}
                onChange={(event) => setWidth(event.target.value)}
              />
            )}
          </Field>
          <Field label={toolbarTexts.size.height}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={height}
                onChange={(event) => setHeight(event.target.value)}
              />
            )}
          </Field>
        </FieldPair>
        <Hint>{toolbarTexts.size.sizeHint(canvasLimits.minSide, formatNumber(canvasLimits.maxSide))}</Hint>
      </form>
    </Dialog>
  )
}

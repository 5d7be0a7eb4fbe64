import { ArrowUp, Plus, X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useLanguage } from '#client/lib/language'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { canvasLimits } from '#shared/rules/canvas'
import { readFigure } from '#shared/scene/read-figure'
import type { ChartData } from '#shared/scene/scene'
import { addItem, figureChange, pasteItems, raiseItem, readRows, removeItem, withItem } from './chart-rows.ts'
import styles from './chart-table.module.css'
import propertiesStyles from './properties.module.css'
import { propertyTexts } from './texts.ts'

const decimalMarks = { en: '.', de: ',' } as const

/** The labels and figures of a chart, row by row. Spreadsheet rows can be pasted into any field. */
export function ChartTable({
  data,
  onChange,
}: {
  data: ChartData
  /** `field` names the changed field, so that typing into one field is one undo step. */
  onChange: (field: string, next: ChartData) => void
}) {
  const decimal = decimalMarks[useLanguage()]
  const words = propertyTexts.chart

  function paste(event: ClipboardEvent, index: number) {
    const rows = readRows(event.clipboardData.getData('text/plain'), decimal)
    if (!rows) return
    event.preventDefault()
    onChange('paste', pasteItems(data, index, rows))
  }
  function press(event: KeyboardEvent<HTMLElement>, index: number) {
    if (!event.altKey || event.key !== 'ArrowUp') return
    event.preventDefault()
    onChange('move', raiseItem(data, index))
  }
  const wordless = data.items.find(({ display }) => display !== '' && readFigure(display, decimal) === undefined)

  return (
    <section className={propertiesStyles.group} aria-label={words.figures}>
      <p className={propertiesStyles.label}>{words.figures}</p>
      <Stack as="ul" gap={4} className={styles.rows}>
        {data.items.map(({ label, display }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the chart
          <li key={index} onPaste={(event) => paste(event, index)} onKeyDown={(event) => press(event, index)}>
            <Input
              className={propertiesStyles.input}
              aria-label={words.label(index + 1)}
              dir="auto"
              maxLength={200}
              autoComplete="off"
              value={label}
              onChange={(event) => onChange(`label${index}`, withItem(data, index, { label: event.target.value }))}
            />
            <Input
              className={propertiesStyles.input}
              aria-label={words.figure(index + 1)}
              inputMode="text"
              maxLength={60}
              autoComplete="off"
              value={display}
              onChange={(event) =>
                onChange(`figure${index}`, withItem(data, index, figureChange(event.target.value, decimal)))
              }
            />
            <IconButton
              icon={ArrowUp}
              size="sm"
              label={words.raise(index + 1)}
              disabled={index === 0}
              onClick={() => onChange('move', raiseItem(data, index))}
            />
            <IconButton
              icon={X}
              size="sm"
              label={words.remove(index + 1)}
              disabled={data.items.length === 1}
              onClick={() => onChange(`remove${data.items.length}`, removeItem(data, index))}
            />
          </li>
        ))}
      </Stack>
      <Text size={12} tone="dimmer" role="status">
        {wordless && words.noNumber(wordless.display)}
      </Text>
      <Button
        size="sm"
        icon={Plus}
        disabled={data.items.length >= canvasLimits.chartItems}
        onClick={() => onChange(`add${data.items.length}`, addItem(data))}
      >
        {words.add}
      </Button>
    </section>
  )
}

import { useId } from 'react'
import { formatNumber, formatPercent, formatSize } from '#client/lib/formatting'
import { RadioCards } from '#client/ui/radio-cards'
import {
  type ExportChoice,
  exportFormats,
  exportLimits,
  exportScales,
  exportSize,
  hasPixels,
  isTooLarge,
  pdfDrawings,
  withFormat,
} from './export-choice.ts'
import styles from './export-fields.module.css'
import { exportTexts } from './texts.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Format, size, quality and pages. Sizes that are too large are disabled, with the reason. */
export function ExportFields({
  choice,
  onChange,
  sizes,
  page,
  pageCount,
}: {
  choice: ExportChoice
  onChange: (choice: ExportChoice) => void
  /** Of the exported pages. */
  sizes: readonly Size[]
  page: number
  pageCount: number
}) {
  const scales = exportScales.map((scale) => ({
    value: scale,
    label: exportTexts.scale(scale),
    hint: sizes[0] && formatSize(exportSize(sizes[0], scale)),
    isDisabled: isTooLarge(choice, sizes, scale),
  }))
  const problem = exportTexts.tooLarge(formatNumber(exportLimits.side), formatNumber(exportLimits.pixels / 1_000_000))
  return (
    <>
      <RadioCards
        legend={exportTexts.format}
        value={choice.format}
        onChange={(format) => onChange(withFormat(choice, format))}
        options={exportFormats.map((format) => ({ value: format, ...exportTexts.formats[format] }))}
      />
      {choice.format === 'pdf' && (
        <RadioCards
          legend={exportTexts.drawing}
          value={choice.drawing}
          onChange={(drawing) => onChange({ ...choice, drawing })}
          options={pdfDrawings.map((drawing) => ({ value: drawing, ...exportTexts.drawings[drawing] }))}
        />
      )}
      {(choice.format === 'svg' || hasPixels(choice)) && (
        <RadioCards
          legend={exportTexts.size}
          value={choice.scale}
          onChange={(scale) => onChange({ ...choice, scale })}
          options={scales}
          problem={scales.some(({ isDisabled }) => isDisabled) ? problem : null}
        />
      )}
      {choice.format === 'jpeg' && (
        <Quality value={choice.quality} onChange={(quality) => onChange({ ...choice, quality })} />
      )}
      {pageCount > 1 && (
        <RadioCards
          legend={exportTexts.pages}
          value={choice.pages}
          onChange={(pages) => onChange({ ...choice, pages })}
          options={[
            {
              value: 'all',
              label: exportTexts.allPages(pageCount),
              hint: choice.format === 'pdf' ? exportTexts.asOneFile : exportTexts.asFiles(pageCount),
            },
            { value: 'current', label: exportTexts.currentPage(page) },
          ]}
        />
      )}
    </>
  )
}

function Quality({ value, onChange }: { value: number; onChange: (quality: number) => void }) {
  const id = useId()
  const written = formatPercent(value / 100, 0)
  return (
    <div className={styles.quality}>
      <label htmlFor={id}>{exportTexts.quality}</label>
      <input
        id={id}
        type="range"
        min={40}
        max={100}
        step={5}
        value={value}
        aria-valuetext={written}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{written}</output>
    </div>
  )
}

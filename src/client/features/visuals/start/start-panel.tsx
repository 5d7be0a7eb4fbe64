import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { formatSize } from '#client/lib/formatting'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { type Format, formatSizes } from '#shared/designs/design'
import { changeFormat } from '../parts/resize-pages.ts'
import { LatestVisuals } from './latest-visuals.tsx'
import styles from './start-panel.module.css'
import { StartTemplates } from './start-templates.tsx'
import { startTexts } from './texts.ts'

const formats: readonly Format[] = ['portrait', 'square', 'landscape']
/** Canvas pixels per pixel of the miniature pages. */
const pixelsEach = 34

/**
 * The start panel over the empty canvas: templates, an empty canvas of a usual size, the latest visuals. Not modal:
 * everything around it works, and the first action there closes it.
 */
export function StartPanel({
  editor,
  onName,
  onBrowse,
  onClose,
}: {
  editor: Editor
  /** A template sets the visual's name. */
  onName: (name: string) => void
  onBrowse: (kind: 'templates' | 'mine') => void
  onClose: () => void
}) {
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    // where nothing has the focus yet, the next Tab leads here
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.place}>
      <section ref={place} className={styles.panel} aria-labelledby="start-title" tabIndex={-1} data-start="">
        <Cluster as="header" gap={12} justify="space-between" wrap={false} className={styles.head}>
          <h2 id="start-title">{startTexts.title}</h2>
          <IconButton icon={X} label={startTexts.close} onClick={onClose} />
        </Cluster>
        <h3>{startTexts.formats}</h3>
        <ul className={styles.formats}>
          {formats.map((format) => (
            <li key={format}>
              <FormatButton
                format={format}
                onChoose={(size) => {
                  void changeFormat(editor, size)
                  onClose()
                }}
              />
            </li>
          ))}
        </ul>
        <LatestVisuals onAll={() => onBrowse('mine')} />
        <StartTemplates editor={editor} onName={onName} onAll={() => onBrowse('templates')} />
      </section>
    </div>
  )
}

/** Shows the format's proportions, name and size. */
function FormatButton({
  format,
  onChoose,
}: {
  format: Format
  onChoose: (size: { width: number; height: number }) => void
}) {
  const [width, height] = formatSizes[format]

  return (
    <button type="button" onClick={() => onChoose({ width, height })}>
      <span className={styles.paper} style={{ width: width / pixelsEach, height: height / pixelsEach }} />
      <span>
        <b>{startTexts.format[format]}</b>
        <Text as="span" size={12} tone="dimmer" figures>
          {formatSize({ width, height })}
        </Text>
      </span>
    </button>
  )
}

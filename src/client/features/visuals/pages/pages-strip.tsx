import { ArrowLeft, ArrowRight, Copy, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import type { Workspace } from '#client/editor/store/workspace'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { canvasLimits } from '#shared/rules/canvas'
import { PageThumbnail } from './page-thumbnail.tsx'
import styles from './pages-strip.module.css'
import { pagesTexts } from './texts.ts'

/** The pages of a carousel, in order. Shown for two or more. */
export function PagesStrip({ workspace }: { workspace: Workspace }) {
  const { editor, images } = workspace
  const pages = useEditor(editor, (state) => state.document.pages)
  const current = useEditor(editor, (state) => state.pageIndex)
  /** By mouse; touch scrolls the strip, and the buttons next to it move pages for everyone. */
  const [dragged, setDragged] = useState<number | null>(null)
  const [dropAt, setDropAt] = useState<number | null>(null)
  return (
    <Cluster as="section" gap={12} wrap={false} className={styles.strip} aria-label={pagesTexts.label}>
      <ol>
        {pages.map((page, index) => (
          <li
            key={page.id}
            draggable
            data-drop={index === dropAt ? '' : undefined}
            onDragStart={(event) => {
              setDragged(index)
              event.dataTransfer.effectAllowed = 'move'
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setDropAt(index)
            }}
            onDrop={() => dragged !== null && editor.movePage(dragged, index)}
            onDragEnd={() => {
              setDragged(null)
              setDropAt(null)
            }}
          >
            <button
              type="button"
              className={styles.page}
              aria-label={pagesTexts.page(index + 1, pages.length)}
              aria-current={index === current ? 'page' : undefined}
              onClick={() => editor.setPage(index)}
            >
              <span className={styles.sheet}>
                <PageThumbnail scene={page} images={images} />
              </span>
              <Text as="span" figures size={12} aria-hidden="true">
                {index + 1}
              </Text>
            </button>
          </li>
        ))}
      </ol>
      <PageActions editor={editor} index={current} count={pages.length} />
    </Cluster>
  )
}

function PageActions({ editor, index, count }: { editor: Editor; index: number; count: number }) {
  const isFull = count >= canvasLimits.pages
  return (
    <Cluster wrap={false} className={styles.actions}>
      <IconButton
        size="sm"
        icon={ArrowLeft}
        label={pagesTexts.earlier}
        disabled={index === 0}
        onClick={() => editor.movePage(index, index - 1)}
      />
      <IconButton
        size="sm"
        icon={ArrowRight}
        label={pagesTexts.later}
        disabled={index === count - 1}
        onClick={() => editor.movePage(index, index + 1)}
      />
      <IconButton
        size="sm"
        icon={Copy}
        label={pagesTexts.duplicate}
        disabled={isFull}
        onClick={() => editor.duplicatePage()}
      />
      <IconButton size="sm" icon={Trash2} label={pagesTexts.remove} onClick={() => editor.removePage()} />
      <IconButton
        size="sm"
        icon={Plus}
        label={isFull ? pagesTexts.full(canvasLimits.pages) : pagesTexts.add}
        disabled={isFull}
        onClick={() => editor.addPage()}
      />
    </Cluster>
  )
}

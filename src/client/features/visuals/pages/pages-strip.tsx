import { ArrowLeft, ArrowRight, Copy, Plus, Trash2 } from 'lucide-react'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import type { Workspace } from '#client/editor/workspace'
import { IconButton } from '#client/ui/icon-button'
import { canvasLimits } from '#shared/rules/canvas'
import { visualTexts } from '../texts.ts'
import { PageThumbnail } from './page-thumbnail.tsx'

const words = visualTexts.pages

/** The pages of a carousel, in their order. Shown once there are two. */
export function PagesStrip({ workspace }: { workspace: Workspace }) {
  const { editor, images } = workspace
  const pages = useEditor(editor, (state) => state.document.pages)
  const current = useEditor(editor, (state) => state.pageIndex)
  return (
    <section className="ed-pages" aria-label={words.label}>
      <ol>
        {pages.map((page, index) => (
          <li key={page.id}>
            <button
              type="button"
              className="ed-page"
              aria-label={words.page(index + 1, pages.length)}
              aria-current={index === current ? 'page' : undefined}
              onClick={() => editor.setPage(index)}
            >
              <span className="ed-sheet">
                <PageThumbnail scene={page} images={images} />
              </span>
              <span className="num t12" aria-hidden="true">
                {index + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <PageActs editor={editor} index={current} count={pages.length} />
    </section>
  )
}

function PageActs({ editor, index, count }: { editor: Editor; index: number; count: number }) {
  const isFull = count >= canvasLimits.pages
  return (
    <div className="row ed-page-acts">
      <IconButton
        size="sm"
        icon={ArrowLeft}
        label={words.earlier}
        disabled={index === 0}
        onClick={() => editor.movePage(index, index - 1)}
      />
      <IconButton
        size="sm"
        icon={ArrowRight}
        label={words.later}
        disabled={index === count - 1}
        onClick={() => editor.movePage(index, index + 1)}
      />
      <IconButton
        size="sm"
        icon={Copy}
        label={words.duplicate}
        disabled={isFull}
        onClick={() => editor.duplicatePage()}
      />
      <IconButton size="sm" icon={Trash2} label={words.remove} onClick={() => editor.removePage()} />
      <IconButton
        size="sm"
        icon={Plus}
        label={isFull ? words.full(canvasLimits.pages) : words.add}
        disabled={isFull}
        onClick={() => editor.addPage()}
      />
    </div>
  )
}

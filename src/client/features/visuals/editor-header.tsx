import { Download, FilePlus2, FolderOpen, LayoutTemplate } from 'lucide-react'
import type { Ref } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { Button, type ButtonProps } from '#client/ui/button'
import { Tooltip } from '#client/ui/tooltip'
import { limits } from '#shared/rules/limits'
import { SavedState } from './saving/saved-state.tsx'
import { visualTexts } from './texts.ts'
import { SizeSelect } from './toolbar/size-select.tsx'

const words = visualTexts.header

export function EditorHeader({
  editor,
  nameField,
  name,
  onName,
  isSaving,
  isUnsaved,
  savedAt,
  onNew,
  onSave,
  onDialog,
}: {
  editor: Editor
  nameField: Ref<HTMLInputElement>
  name: string
  onName: (name: string) => void
  isSaving: boolean
  isUnsaved: boolean
  savedAt: string | null
  onNew: () => void
  onSave: () => void
  onDialog: (kind: 'mine' | 'templates' | 'export') => void
}) {
  return (
    <header className="ed-head">
      <input
        ref={nameField}
        className="ed-name"
        aria-label={words.name}
        placeholder={words.name}
        dir="auto"
        autoComplete="off"
        maxLength={limits.nameCharacters}
        value={name}
        onChange={(event) => onName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <SizeSelect editor={editor} />
      <SavedState isSaving={isSaving} isUnsaved={isUnsaved} savedAt={savedAt} />
      <div className="row push ed-acts ed-files">
        <HeaderButton className="ed-extra" icon={FilePlus2} label={words.create} onClick={onNew} />
        <HeaderButton icon={FolderOpen} label={words.mine} aria-haspopup="dialog" onClick={() => onDialog('mine')} />
      </div>
      <div className="row ed-acts">
        <HeaderButton
          icon={LayoutTemplate}
          label={words.templates}
          aria-haspopup="dialog"
          onClick={() => onDialog('templates')}
        />
        <HeaderButton
          variant="secondary"
          icon={Download}
          label={words.export}
          aria-haspopup="dialog"
          onClick={() => onDialog('export')}
        />
        <Button variant="primary" pending={isSaving} pendingLabel={words.saving} onClick={onSave}>
          {words.save}
        </Button>
      </div>
    </header>
  )
}

/** Its words are hidden where the room is short; its tooltip says them. */
function HeaderButton({ label, ...rest }: Omit<ButtonProps, 'children'> & { label: string }) {
  return (
    <Tooltip label={label}>
      <Button variant="quiet" aria-label={label} {...rest}>
        {label}
      </Button>
    </Tooltip>
  )
}

import { ArrowUpRight, Copy, Pencil, Shapes } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#client/ui/button'
import { isLongForSharing, shareAddress } from '#shared/linkedin/share'
import { languages } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { CharacterCount } from './character-count.tsx'
import { CheckedText } from './checking/checked-text.tsx'
import { MarkedEditor } from './checking/marked-editor.tsx'
import { useAskFirst } from './checking/use-ask-first.ts'
import { copyPost } from './copy-post.ts'
import { FootBar } from './foot-bar.tsx'
import { LetterTools } from './letters/letter-tools.tsx'
import type { Post } from './posts-cache.ts'
import { SourceButton } from './source/source-button.tsx'
import { SourceLine } from './source-line.tsx'
import { resultTexts } from './texts.ts'
import type { PostEditing } from './use-post-editing.ts'
import { visualAddress } from './visual-address.ts'
import { WebSources } from './web-sources.tsx'

/** A finished post: where it comes from, its text, and what can be done with it. */
export function PostSheet({ post, editing }: { post: Post; editing: PostEditing }) {
  const lang = languages[post.language].code
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="sheet">
      <div className="text">
        <SourceLine source={post}>
          <SourceButton articleId={post.articleId} isInline />
        </SourceLine>
        {post.note && <p className="note">{post.note}</p>}
        {editing.isOpen && <LetterTools field={field} />}
        {editing.isOpen ? (
          <MarkedEditor text={editing.text} lang={lang}>
            <textarea
              ref={field}
              className="input editor"
              aria-label={resultTexts.editLabel}
              dir="auto"
              lang={lang}
              rows={12}
              maxLength={limits.postCharactersStored}
              value={editing.text}
              onChange={(event) => editing.change(event.target.value)}
              // biome-ignore lint/a11y/noAutofocus: only right after Edit was pressed, whose button is gone
              autoFocus={editing.takesFocus}
            />
          </MarkedEditor>
        ) : (
          <CheckedText text={post.content} lang={lang} />
        )}
        <WebSources sources={post.sources} />
      </div>
      {editing.isOpen ? <EditBar editing={editing} /> : <ActionBar post={post} editing={editing} />}
    </div>
  )
}

function EditBar({ editing }: { editing: PostEditing }) {
  return (
    <FootBar start={<CharacterCount text={editing.text} />}>
      <Button variant="quiet" onClick={editing.cancel}>
        {resultTexts.cancel}
      </Button>
      <Button
        variant="primary"
        pending={editing.isSaving}
        pendingLabel={resultTexts.saving}
        disabled={editing.text.trim() === ''}
        onClick={editing.save}
      >
        {resultTexts.save}
      </Button>
    </FootBar>
  )
}

function ActionBar({ post, editing }: { post: Post; editing: PostEditing }) {
  const text = post.content
  const askFirst = useAskFirst(post)
  const editButton = useRef<HTMLButtonElement>(null)
  const { givesFocusBack } = editing

  useEffect(() => {
    if (givesFocusBack) editButton.current?.focus()
  }, [givesFocusBack])

  return (
    <>
      <FootBar start={<CharacterCount text={text} />}>
        <Button variant="quiet" icon={Pencil} ref={editButton} onClick={editing.open}>
          {resultTexts.edit}
        </Button>
        <Button variant="quiet" icon={Copy} onClick={() => void askFirst('copy', () => copyPost(text))}>
          {resultTexts.copy}
        </Button>
        <ButtonLink variant="quiet" icon={Shapes} href={visualAddress(post)}>
          {resultTexts.visual}
        </ButtonLink>
        <Button variant="primary" iconAfter={ArrowUpRight} onClick={() => void askFirst('share', () => share(text))}>
          {resultTexts.share}
        </Button>
      </FootBar>
      {isLongForSharing(shareAddress(text)) && <p className="sharehint">{resultTexts.longShare}</p>}
    </>
  )
}

/** The text is copied first: LinkedIn's page is unofficial, and phones ignore what it carries. */
async function share(text: string): Promise<void> {
  await copyPost(text)
  window.open(shareAddress(text), '_blank', 'noopener')
}

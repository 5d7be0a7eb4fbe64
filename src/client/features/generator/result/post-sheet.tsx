import { ArrowUpRight, Copy, Pencil, Shapes } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { CheckedText } from '#client/features/checking/checked-text'
import { MarkedEditor } from '#client/features/checking/marked-editor'
import { useAskFirst } from '#client/features/checking/use-ask-first'
import { useShowAsked } from '#client/features/checking/use-show-asked'
import { CharacterCount } from '#client/features/post/character-count'
import { copyPost } from '#client/features/post/copy-post'
import { factsOfMore } from '#client/features/post/describe-source'
import { FirstComment } from '#client/features/post/first-comment'
import { FootBar } from '#client/features/post/foot-bar'
import { visualAddress } from '#client/features/post/post-address'
import { Sheet, SheetText } from '#client/features/post/sheet'
import { SourceLine } from '#client/features/post/source-line'
import { postTexts } from '#client/features/post/texts'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { ConnectHint } from '#client/features/publishing/connect-hint'
import { PostPublications } from '#client/features/publishing/post-publications'
import { PublishButton } from '#client/features/publishing/publish-button'
import { InsertSnippet } from '#client/features/snippets/insert-snippet'
import { SourceButton } from '#client/features/sources/source-button'
import { StyledTextTools } from '#client/features/styled-text/styled-text-tools'
import { PassageTools } from '#client/features/versions/passage/passage-tools'
import type { Refining } from '#client/features/versions/use-refining'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { Input, TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { isLongForSharing, shareAddress } from '#shared/linkedin/share'
import { languages } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { AfterSharing } from './after-sharing.tsx'
import styles from './post-sheet.module.css'

/** A finished post: where it comes from, its text, and what can be done with it. */
export function PostSheet({
  post,
  editing,
  refining,
  user,
  onChanged,
}: {
  post: Post
  editing: PostEditing
  refining: Refining
  user: User | null
  onChanged: (post: Post) => void
}) {
  const [isShared, setIsShared] = useState(false)
  const titleId = useId()
  const lang = languages[post.language].code
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useRef<HTMLDivElement>(null)
  return (
    <Sheet>
      <SheetText>
        <div className={styles.sources}>
          <SourceLine source={post} isOfSeveral={post.moreSources.length > 0}>
            <SourceButton articleId={post.articleId} isInline />
          </SourceLine>
          {post.moreSources.map((source) => (
            <SourceLine key={source.articleId} source={factsOfMore(source)} isOfSeveral>
              <SourceButton articleId={source.articleId} isInline />
            </SourceLine>
          ))}
        </div>
        {post.note && <p className={styles.note}>{post.note}</p>}
        {editing.isOpen && (
          <Stack gap={4} className={styles.title}>
            <label htmlFor={titleId}>{postTexts.titleLabel}</label>
            <Input
              id={titleId}
              dir="auto"
              maxLength={limits.titleCharacters}
              value={editing.title}
              onChange={(event) => editing.changeTitle(event.target.value)}
            />
          </Stack>
        )}
        {editing.isOpen && <StyledTextTools field={field} />}
        <div ref={text}>
          {editing.isOpen ? (
            <MarkedEditor text={editing.text} lang={lang}>
              <TextArea
                ref={field}
                data-part="post-editor"
                aria-label={postTexts.editLabel}
                dir="auto"
                lang={lang}
                rows={12}
                maxLength={limits.postCharactersStored}
                value={editing.text}
                onChange={(event) => editing.change(event.target.value)}
                autoFocus={editing.takesFocus}
              />
            </MarkedEditor>
          ) : (
            <CheckedText text={post.content} lang={lang} />
          )}
        </div>
        {user && <PassageTools {...{ post, editing, refining, user, text, onChanged }} />}
      </SheetText>
      <FirstComment post={post} />
      {editing.isOpen ? (
        <EditBar editing={editing} />
      ) : (
        <ActionBar post={post} editing={editing} user={user} onShared={() => setIsShared(true)} />
      )}
      {isShared && !editing.isOpen && <AfterSharing post={post} onChanged={onChanged} />}
    </Sheet>
  )
}

function EditBar({ editing }: { editing: PostEditing }) {
  return (
    <FootBar
      start={<CharacterCount text={editing.text} />}
      main={
        <Button
          variant="primary"
          pending={editing.isSaving}
          pendingLabel={postTexts.saving}
          disabled={isBlank(editing.text) || isBlank(editing.title)}
          onClick={editing.save}
        >
          {postTexts.save}
        </Button>
      }
    >
      <InsertSnippet text={editing.text} onChange={editing.change} />
      <Button variant="quiet" onClick={editing.cancel}>
        {postTexts.cancel}
      </Button>
    </FootBar>
  )
}

function ActionBar({
  post,
  editing,
  user,
  onShared,
}: {
  post: Post
  editing: PostEditing
  user: User | null
  onShared: () => void
}) {
  const text = post.content
  const showAsked = useShowAsked()
  const askFirst = useAskFirst(post, showAsked)
  const isConnected = user !== null && user.linkedinAccounts > 0
  const editButton = useRef<HTMLButtonElement>(null)
  const { givesFocusBack, onFocusGivenBack } = editing

  useEffect(() => {
    if (!givesFocusBack) return
    editButton.current?.focus()
    onFocusGivenBack()
  }, [givesFocusBack, onFocusGivenBack])

  const shareButton = (
    <Button
      variant={isConnected ? 'quiet' : 'primary'}
      iconAfter={ArrowUpRight}
      onClick={() => void askFirst('share', () => share(text).then(onShared))}
    >
      {postTexts.share}
    </Button>
  )

  return (
    <>
      <FootBar
        start={<CharacterCount text={text} />}
        main={
          isConnected ? (
            <PublishButton
              post={post}
              variant={post.status === 'published' ? 'secondary' : 'primary'}
              showClaims={showAsked}
            />
          ) : (
            shareButton
          )
        }
      >
        <Button variant="quiet" icon={Pencil} ref={editButton} onClick={editing.open}>
          {postTexts.edit}
        </Button>
        <Button variant="quiet" icon={Copy} onClick={() => void askFirst('copy', () => copyPost(text))}>
          {postTexts.copy}
        </Button>
        <ButtonLink variant="quiet" icon={Shapes} href={visualAddress(post)}>
          {post.hasVisual ? postTexts.editVisual : postTexts.visual}
        </ButtonLink>
        {isConnected && shareButton}
      </FootBar>
      {isLongForSharing(shareAddress(text)) && <p className={styles.hint}>{postTexts.longShare}</p>}
      {isConnected ? <PostPublications post={post} /> : user && <ConnectHint />}
    </>
  )
}

/** The text is copied first: LinkedIn's page is unofficial, and phones ignore what it carries. */
async function share(text: string): Promise<void> {
  await copyPost(text)
  window.open(shareAddress(text), '_blank', 'noopener')
}

import { ArrowUpRight, Copy, Pencil, Shapes, Sparkles } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useAskFirst } from '#client/features/checking/use-ask-first'
import { useShowAsked } from '#client/features/checking/use-show-asked'
import { CharacterCount } from '#client/features/post/character-count'
import { copyPost } from '#client/features/post/copy-post'
import { FootBar } from '#client/features/post/foot-bar'
import { openLinkedin } from '#client/features/post/open-linkedin'
import { plainNameTexts } from '#client/features/post/plain-name-texts'
import { visualAddress } from '#client/features/post/post-address'
import { postTexts } from '#client/features/post/texts'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { AskedOfPlanned } from '#client/features/publishing/asked-of-planned'
import { ConnectHint } from '#client/features/publishing/connect-hint'
import { PostPublications } from '#client/features/publishing/post-publications'
import { PublishChoice } from '#client/features/publishing/publish-choice'
import type { Publishing } from '#client/features/publishing/use-publish-dialog'
import { refiningTexts } from '#client/features/versions/texts'
import { hasShareSheet } from '#client/lib/share-sheet'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { feedText } from '#shared/linkedin/mentions'
import { isLongForSharing, shareAddress } from '#shared/linkedin/share'
import styles from './action-bar.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { panelTexts } from './panel-texts.ts'
import { ShareButton } from './share-button.tsx'

interface Props {
  post: Post
  editing: PostEditing
  user: User | null
  publishing: Publishing
  onShared: () => void
}

/** What can be done with a finished post: one main action, which needs a connected account or LinkedIn's share page. */
export function ActionBar({ post, editing, user, publishing, onShared }: Props) {
  const editButton = useFocusGivenBack(editing)
  return (
    <>
      <FootBar
        start={<CharacterCount text={post.content} mentions={post.mentions} />}
        main={mayWrite(user) && <MainAction {...{ post, user, publishing, onShared }} />}
      >
        {mayWrite(user) && (
          <>
            <Button variant="quiet" icon={Pencil} ref={editButton} onClick={editing.open}>
              {postTexts.edit}
            </Button>
            <ButtonLink variant="quiet" icon={Shapes} href={visualAddress(post)}>
              {post.hasVisual ? postTexts.editVisual : postTexts.visual}
            </ButtonLink>
          </>
        )}
        <CopyButton post={post} />
      </FootBar>
      <Outcome post={post} user={user} />
    </>
  )
}

/** The same on a phone, in the post's sheet: what its bottom bar has no room for. */
export function HandheldActions({ post, user, onShared }: Pick<Props, 'post' | 'user' | 'onShared'>) {
  const askFirst = useAskFirst(post, useShowAsked())
  return (
    <>
      <FootBar start={<CharacterCount text={post.content} mentions={post.mentions} />}>
        <CopyButton post={post} />
        {hasShareSheet() && (
          <ShareButton postId={post.id} ask={(share) => void askFirst('share', share)} onShared={onShared} />
        )}
      </FootBar>
      <Outcome post={post} user={user} />
    </>
  )
}

/** A phone's bottom bar with what is done most: Edit, Refine, Visual, and the main action. */
export function HandheldBar({ post, editing, user, publishing, onShared, refine }: Props & { refine: RefineToggle }) {
  const editButton = useFocusGivenBack(editing)
  return (
    <BottomBar isTools>
      <Button variant="quiet" icon={Pencil} ref={editButton} onClick={editing.open}>
        {postTexts.edit}
      </Button>
      {user && (
        <Button
          variant="quiet"
          icon={Sparkles}
          ref={refine.button}
          aria-expanded={refine.isOpen}
          aria-controls={refine.isOpen ? refine.id : undefined}
          onClick={refine.toggle}
        >
          {refiningTexts.title}
        </Button>
      )}
      <ButtonLink
        variant="quiet"
        icon={Shapes}
        href={visualAddress(post)}
        aria-label={post.hasVisual ? postTexts.editVisual : postTexts.visual}
      >
        {panelTexts.visual}
      </ButtonLink>
      <MainAction {...{ post, user, publishing, onShared }} />
    </BottomBar>
  )
}

/** Opens what a model can make of the post, and closes it. */
export interface RefineToggle {
  /** Of what it opens. */
  id: string
  isOpen: boolean
  button: RefObject<HTMLButtonElement | null>
  toggle: () => void
}

function MainAction({ post, user, publishing, onShared }: Omit<Props, 'editing'>) {
  const askFirst = useAskFirst(post, useShowAsked())
  const share = () => void askFirst('share', (...copied) => openLinkedin(...copied).then(onShared))
  return isConnected(user) ? (
    <PublishChoice {...{ post, publishing }} share={{ label: postTexts.share, run: share }} />
  ) : (
    <Button variant="primary" iconAfter={ArrowUpRight} onClick={share}>
      {postTexts.share}
    </Button>
  )
}

function CopyButton({ post }: { post: Post }) {
  const askFirst = useAskFirst(post, useShowAsked())
  return (
    <Button variant="quiet" icon={Copy} onClick={() => void askFirst('copy', copyPost)}>
      {postTexts.copy}
    </Button>
  )
}

/** What is to be known about the way to LinkedIn, and where the post is already. */
function Outcome({ post, user }: { post: Post; user: User | null }) {
  // in a team others plan too, and the account may be gone
  const hasPlans = isConnected(user) || post.publication !== null
  const shared = feedText(post.content, post.mentions)
  return (
    <>
      {isLongForSharing(shareAddress(shared)) && <p className={styles.hint}>{postTexts.longShare}</p>}
      {!isConnected(user) && shared !== post.content && <p className={styles.hint}>{plainNameTexts.shared}</p>}
      {hasPlans && <AskedOfPlanned post={post} />}
      {hasPlans && <PostPublications post={post} />}
      {user && mayWrite(user) && !isConnected(user) && <ConnectHint user={user} />}
    </>
  )
}

function isConnected(user: User | null): boolean {
  return user !== null && user.linkedinAccounts > 0
}

/** The button that opened the editor, which gets the focus back. */
function useFocusGivenBack({ givesFocusBack, onFocusGivenBack }: PostEditing) {
  const editButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!givesFocusBack) return
    editButton.current?.focus()
    onFocusGivenBack()
  }, [givesFocusBack, onFocusGivenBack])
  return editButton
}

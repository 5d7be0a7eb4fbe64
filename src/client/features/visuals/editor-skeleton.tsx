import { Bone, Skeleton } from '#client/ui/skeleton'
import { visualTexts } from './texts.ts'

/** The editor's frame while a visual loads. */
export function EditorSkeleton() {
  return (
    <Skeleton label={visualTexts.loading} className="ed">
      <div className="ed-head">
        <Bone width="180px" height="20px" />
        <Bone width="232px" height="36px" />
      </div>
      <div className="ed-top">
        <div className="ed-tools">
          <Bone width="min(560px, 80%)" height="20px" />
        </div>
      </div>
      <div className="ed-body">
        <div className="panel left">
          <Rows count={6} />
        </div>
        <div className="ed-stage">
          <div className="ed-view ed-blank">
            <Bone width="50%" height="40%" />
          </div>
        </div>
        <div className="panel right">
          <Rows count={5} />
        </div>
      </div>
    </Skeleton>
  )
}

export function Rows({ count }: { count: number }) {
  return (
    <div className="ed-rows">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are their places
        <Bone key={row} height="20px" />
      ))}
    </div>
  )
}

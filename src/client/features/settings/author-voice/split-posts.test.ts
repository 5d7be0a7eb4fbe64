import { describe, expect, test } from 'vitest'
import { addPosts, joinPosts, splitPosts } from './split-posts.ts'

describe('pasted posts', () => {
  test('are parted by lines of hyphens', () => {
    expect(splitPosts('One.\n\nStill one.\n---\nTwo - with a dash.\r\n  ----- \r\nThree.\n---\n \n')).toEqual([
      'One.\n\nStill one.',
      'Two - with a dash.',
      'Three.',
    ])
    expect(splitPosts('Only one.')).toEqual(['Only one.'])
    expect(splitPosts(' \n')).toEqual([])
  })

  test('are the same again once joined', () => {
    const posts = ['One.', 'Two.\n\nMore.']
    expect(splitPosts(joinPosts(posts))).toEqual(posts)
  })
})

describe('posts that are added', () => {
  test('are there once, the new ones last', () => {
    expect(addPosts(['One.'], ['Two.', 'One.', 'Two.'])).toEqual({
      posts: ['One.', 'Two.'],
      added: 1,
      tooLong: [],
      noRoom: [],
    })
  })

  test('are fifty at most, and none is longer than can be kept: what is left over is handed back', () => {
    const kept = Array.from({ length: 49 }, (_, index) => `Post ${index}.`)
    const long = 'x'.repeat(5_001)
    const { posts, ...rest } = addPosts(kept, ['A.', long, 'B.'])
    expect(posts).toHaveLength(50)
    expect(rest).toEqual({ added: 1, tooLong: [long], noRoom: ['B.'] })
  })
})

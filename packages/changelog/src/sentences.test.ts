import { describe, expect, it } from 'vitest'
import { phrase } from './sentences.ts'

const names: Record<string, string> = { 'data/items/title': 'Task.title', title: 'TaskCreate.title' }
const say = (id: string, text: string) => phrase(id, text, (path) => names[path] ?? null)

describe('phrase', () => {
  it.each([
    [
      'response-property-max-length-increased',
      "the `data/items/title` response property's maxLength was increased from `100` to `200` for the response status `200`",
      'The maximum length of `Task.title` in {responses} is now 200; it was lower.',
    ],
    [
      'request-property-max-length-unset',
      "the `title` request property's maxLength was unset from `100`",
      'There is no maximum length of `TaskCreate.title` in requests any more.',
    ],
    [
      'request-parameter-min-decreased',
      'for the `query` request parameter `limit`, the min was decreased from `2.00` to `0.50`',
      'The minimum of the query parameter `limit` is now 0.50; it was higher.',
    ],
    [
      'request-body-min-properties-set',
      "the request's body minProperties was set to `1`",
      'The minimum number of fields of the body of requests is now 1; there was none.',
    ],
    [
      'request-parameter-type-changed',
      'for the `query` request parameter `limit`, the `format` was changed from `none` to `int32`',
      'The format of the query parameter `limit` changed from none to `int32`.',
    ],
    [
      'request-property-pattern-removed',
      'removed the pattern `^a$` from the request property `title`',
      'The pattern of `TaskCreate.title` in requests is gone; it was `^a$`.',
    ],
    [
      'request-parameter-pattern-changed',
      'changed the pattern of the `path` request parameter `id` from `^a$` to `^b$`',
      'The pattern of the path parameter `id` changed from `^a$` to `^b$`.',
    ],
    [
      'response-success-status-added',
      'added the success response with the status `202`',
      'A successful answer may have the new status `202`.',
    ],
    [
      'request-parameter-enum-value-removed',
      'removed the enum value `late` from the `query` request parameter `status`',
      'The query parameter `status` no longer takes the value `late`.',
    ],
  ])('%s', (id, text, sentence) => {
    expect(say(id, text).sentence).toBe(sentence)
  })

  it.each([
    [
      'response-property-all-of-added',
      'added `x` to the `data/items/title` response property `allOf` list for the response status `200`',
    ],
    [
      'response-property-all-of-added',
      'added `x` to the `data/items/title` response property `allOf` list for the response status `201`',
    ],
    ['response-media-type-name-changed', 'media type `a/b` was changed to `a/c` for the response status `200`'],
    ['response-media-type-added', 'added the media type `a/b` for the response with the status `200`'],
    [
      'response-optional-write-only-property-added',
      'added the optional write-only property `p` to the response with the `200` status',
    ],
    [
      'response-property-list-of-types-widened',
      'response property `p` list-of-types was widened by adding types `x` to media type `a/b` of response `200`',
    ],
  ])('leaves the status out of %s', (id, text) => {
    expect(say(id, text).sentence).not.toMatch(/20[01]|status/)
  })

  it('keeps what it does not know in the words of oasdiff, as a sentence', () => {
    expect(say('request-body-if-added', "added 'if' subschema to the request body")).toEqual({
      kind: 'changed',
      sentence: "Added 'if' subschema to the request body.",
    })
  })
})

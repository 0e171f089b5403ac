import type { Localized } from "../item/content";

/** The messages of the refusals of calls about drafts, tests and reviews of authors. */
export const studioFaultMessages = {
  draftUnknown: {
    en: "This draft is not there, or it is another author's.",
    zh: "该草稿不存在，或属于其他作者。",
  },
  draftChanged: {
    en: "The draft was changed in another window meanwhile. Look at both versions; nothing was overwritten.",
    zh: "草稿已在其他窗口中修改。请对照两个版本；没有覆盖任何内容。",
  },
  draftIncomplete: {
    en: "The question is not complete yet, so no revision was made of it.",
    zh: "题目尚未完成，没有生成修订版。",
  },
  draftsFull: {
    en: "You have 50,000 drafts, which is the most. Delete some before you write more.",
    zh: "草稿已达 50,000 份上限，请先删除一部分。",
  },
  testDraftUnknown: {
    en: "This test is not there, or it is another author's.",
    zh: "该测试不存在，或属于其他作者。",
  },
  testDraftChanged: {
    en: "The test was changed in another window meanwhile. Look at both versions; nothing was overwritten.",
    zh: "测试已在其他窗口中修改。请对照两个版本；没有覆盖任何内容。",
  },
  testDraftElsewhere: {
    en: "The test is at another step by now, so nothing was changed.",
    zh: "测试已处于其他步骤，未作任何更改。",
  },
  testHasFindings: {
    en: "The test cannot be published yet. What is missing is listed beside it.",
    zh: "测试暂时不能发布，缺少的内容已列出。",
  },
  testQuestionsChanged: {
    en: "Questions of this test have changed since it was checked, so nothing was published. Check it again.",
    zh: "检查之后测试的题目有变动，尚未发布。请重新检查。",
  },
  testUnfit: {
    en: "No test can be made of these settings, so nothing was published.",
    zh: "按这些设置无法建立测试，未发布。",
  },
  itemModelUnknown: {
    en: "There is no such model of questions, or not at this level.",
    zh: "没有这个题目模型，或没有这个级别。",
  },
  itemFilesFull: {
    en: "Your questions' pictures and sounds take 512 MB, the most they may. Unused ones go within a month.",
    zh: "题目的图片和录音已达 512 MB 上限。没有使用的文件会在一个月内清除。",
  },
  editionUnknown: {
    en: "There is no such edition of this test.",
    zh: "该测试没有这个版本。",
  },
  revisionUnknown: {
    en: "There is no such revision of this question, or it is not for you to see.",
    zh: "该题没有这个修订版，或你无权查看。",
  },
  reviewElsewhere: {
    en: "The review is at another step by now, so nothing was changed.",
    zh: "审阅已处于其他步骤，未作任何更改。",
  },
  importOpened: {
    en: "A test of this import is open for editing, so the import can no longer be undone.",
    zh: "该导入中的测试已打开编辑，无法再撤销导入。",
  },
  testUneditable: {
    en: "This test has parts that cannot be edited here, so nothing was changed.",
    zh: "该测试含有此处无法编辑的部分，未作任何更改。",
  },
} as const satisfies Record<string, Localized>;

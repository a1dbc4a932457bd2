import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";

/** What GitHub's own parser finds wrong in a workflow: the file that it would not start. */
export async function findParserErrors(text: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name: "workflow.yml", content: text }, new NoOperationTraceWriter());
  if (value !== undefined) {
    const { errors = [] } = await convertWorkflowTemplate(context, value);
    return errors.map(({ Message }) => Message);
  }
  return context.errors.getErrors().map(({ message }) => message);
}

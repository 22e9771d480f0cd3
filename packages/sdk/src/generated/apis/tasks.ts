// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Tasks and the projects that group them. */
export class TasksResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Complete a task.
   *
   * Marks an open task, or one in progress, as completed.
   *
   * Permission `tasks:update`; API-key scope `tasks:write`.
   * Error codes: `conflict` (invalid_state_transition), and those of every call.
   */
  complete(id: string, options?: CallOptions): Promise<MutationResult<Models.Task>> {
    return this.#call.mutate<Models.Task>('tasks.complete', 'POST', '/api/v1/tasks/{id}/complete', { path: { id }, options })
  }

  /**
   * Create a task.
   *
   * Creates an open task. With a `studentId` the caller needs access to that student, and the guardians' consent
   * to data processing where it applies.
   *
   * Permission `tasks:create`; API-key scope `tasks:write`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  create(body: Models.TaskCreate, options?: CallOptions): Promise<MutationResult<Models.Task>> {
    return this.#call.mutate<Models.Task>('tasks.create', 'POST', '/api/v1/tasks', { body, options })
  }

  /**
   * Create a project.
   *
   * Creates an active project. Its name must be new among the organization's projects.
   *
   * Permission `projects:create`; API-key scope `tasks:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  createProject(body: Models.ProjectCreate, options?: CallOptions): Promise<MutationResult<Models.Project>> {
    return this.#call.mutate<Models.Project>('tasks.createProject', 'POST', '/api/v1/projects', { body, options })
  }

  /**
   * Delete a task.
   *
   * Deletes a task. Open to its creator, and to owners and admins.
   *
   * Permission `tasks:delete`; API-key scope `tasks:write`.
   * Error codes: those of every call.
   */
  delete(id: string, options?: CallOptions): Promise<MutationResult<Models.DeletedResource>> {
    return this.#call.mutate<Models.DeletedResource>('tasks.delete', 'DELETE', '/api/v1/tasks/{id}', { path: { id }, options })
  }

  /**
   * Delete a project.
   *
   * Deletes a project. It must have no task that is not completed.
   *
   * Permission `projects:delete`; API-key scope `tasks:write`.
   * Error codes: `conflict` (in_use), and those of every call.
   */
  deleteProject(id: string, options?: CallOptions): Promise<MutationResult<Models.DeletedResource>> {
    return this.#call.mutate<Models.DeletedResource>('tasks.deleteProject', 'DELETE', '/api/v1/projects/{id}', { path: { id }, options })
  }

  /**
   * Get a task.
   *
   * One task, if the caller may see it.
   *
   * Permission `tasks:read`; API-key scope `tasks:read`.
   * Error codes: those of every call.
   */
  getById(id: string, options?: CallOptions): Promise<Result<Models.Task>> {
    return this.#call.read<Models.Task>('tasks.getById', '/api/v1/tasks/{id}', { path: { id }, options })
  }

  /**
   * Get a task.
   *
   * One task, if the caller may see it.
   *
   * Permission `tasks:read`; API-key scope `tasks:read`.
   * Error codes: those of every call.
   *
   * The same as `getById`.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Task>> {
    return this.getById(id, options)
  }

  /**
   * Get a project.
   *
   * One project, if the caller may see it.
   *
   * Permission `projects:read`; API-key scope `tasks:read`.
   * Error codes: those of every call.
   */
  getProject(id: string, options?: CallOptions): Promise<Result<Models.Project>> {
    return this.#call.read<Models.Project>('tasks.getProject', '/api/v1/projects/{id}', { path: { id }, options })
  }

  /**
   * List tasks.
   *
   * The tasks that the caller may see, newest first. Guardians and students see those that they created or are
   * assigned. A task about a student is left out for callers without access to that student.
   *
   * Permission `tasks:read`; API-key scope `tasks:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.TasksListParams, options?: CallOptions): ListCall<Models.Task> {
    return this.#call.list<Models.Task>('tasks.list', '/api/v1/tasks', { query: params, options })
  }

  /**
   * List projects.
   *
   * The projects that the caller may see, newest first. Guardians and students see those with a task that they may
   * see.
   *
   * Permission `projects:read`; API-key scope `tasks:read`.
   * Error codes: those of every call.
   */
  listProjects(params?: Models.TasksListProjectsParams, options?: CallOptions): ListCall<Models.Project> {
    return this.#call.list<Models.Project>('tasks.listProjects', '/api/v1/projects', { query: params, options })
  }

  /**
   * Reopen a task.
   *
   * Makes a completed task open again.
   *
   * Permission `tasks:update`; API-key scope `tasks:write`.
   * Error codes: `conflict` (invalid_state_transition), and those of every call.
   */
  reopen(id: string, options?: CallOptions): Promise<MutationResult<Models.Task>> {
    return this.#call.mutate<Models.Task>('tasks.reopen', 'POST', '/api/v1/tasks/{id}/reopen', { path: { id }, options })
  }

  /**
   * Update a task.
   *
   * Changes the fields that are sent. An open task can be moved to `in_progress` and back; completing and
   * reopening are operations of their own.
   *
   * Permission `tasks:update`; API-key scope `tasks:write`.
   * Error codes: `conflict` (invalid_state_transition), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of
   * every call.
   */
  update(id: string, body: Models.TaskUpdate, options?: CallOptions): Promise<MutationResult<Models.Task>> {
    return this.#call.mutate<Models.Task>('tasks.update', 'PATCH', '/api/v1/tasks/{id}', { path: { id }, body, options })
  }

  /**
   * Update a project.
   *
   * Changes the fields that are sent. Archive a project, or make it active again, through `status`.
   *
   * Permission `projects:update`; API-key scope `tasks:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  updateProject(id: string, body: Models.ProjectUpdate, options?: CallOptions): Promise<MutationResult<Models.Project>> {
    return this.#call.mutate<Models.Project>('tasks.updateProject', 'PATCH', '/api/v1/projects/{id}', { path: { id }, body, options })
  }
}

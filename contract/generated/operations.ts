// @generated from contract/openapi.yaml. Do not edit.
import type { Operation } from '../generate/record.ts'

export const operations = {
  "tasks.list": {
    "id": "tasks.list",
    "resource": "tasks",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/tasks",
    "summary": "List tasks",
    "description": "The tasks that the caller may see, newest first. Guardians and students see those that they created or are assigned. A task about a student is left out for callers without access to that student.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "tasks:read",
    "scope": "tasks:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TASK",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "priority",
        "in": "query",
        "required": false
      },
      {
        "name": "assigneeId",
        "in": "query",
        "required": false
      },
      {
        "name": "projectId",
        "in": "query",
        "required": false
      },
      {
        "name": "dueFrom",
        "in": "query",
        "required": false
      },
      {
        "name": "dueTo",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Task",
    "envelope": "TaskListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "tasks.create": {
    "id": "tasks.create",
    "resource": "tasks",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/tasks",
    "summary": "Create a task",
    "description": "Creates an open task. With a `studentId` the caller needs access to that student, and the guardians' consent to data processing where it applies.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "tasks:create",
    "scope": "tasks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "body.studentId",
        "optional": true,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "body.studentId",
        "optional": true,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "TaskCreate",
      "required": true
    },
    "data": "Task",
    "envelope": "TaskEnvelope",
    "events": [
      {
        "name": "task.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "tasks.getById": {
    "id": "tasks.getById",
    "resource": "tasks",
    "name": "getById",
    "alias": "get",
    "method": "GET",
    "path": "/api/v1/tasks/{id}",
    "summary": "Get a task",
    "description": "One task, if the caller may see it.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "tasks:read",
    "scope": "tasks:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TASK",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Task",
    "envelope": "TaskEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "tasks.update": {
    "id": "tasks.update",
    "resource": "tasks",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/tasks/{id}",
    "summary": "Update a task",
    "description": "Changes the fields that are sent. An open task can be moved to `in_progress` and back; completing and reopening are operations of their own.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "tasks:update",
    "scope": "tasks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TASK",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.studentId",
        "optional": true,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "body.studentId",
        "optional": true,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "TaskUpdate",
      "required": true
    },
    "data": "Task",
    "envelope": "TaskEnvelope",
    "events": [
      {
        "name": "task.updated",
        "when": null,
        "delivered": true
      },
      {
        "name": "task.assigned",
        "when": "assigneeId changes",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "tasks.delete": {
    "id": "tasks.delete",
    "resource": "tasks",
    "name": "delete",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/tasks/{id}",
    "summary": "Delete a task",
    "description": "Deletes a task. Open to its creator, and to owners and admins.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "tasks:delete",
    "scope": "tasks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TASK",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-TASK-CREATOR",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "DeletedResource",
    "envelope": "DeletedResourceEnvelope",
    "events": [
      {
        "name": "task.deleted",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "tasks.complete": {
    "id": "tasks.complete",
    "resource": "tasks",
    "name": "complete",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/tasks/{id}/complete",
    "summary": "Complete a task",
    "description": "Marks an open task, or one in progress, as completed.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "tasks:update",
    "scope": "tasks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TASK",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Task",
    "envelope": "TaskEnvelope",
    "events": [
      {
        "name": "task.completed",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "tasks.reopen": {
    "id": "tasks.reopen",
    "resource": "tasks",
    "name": "reopen",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/tasks/{id}/reopen",
    "summary": "Reopen a task",
    "description": "Makes a completed task open again.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "tasks:update",
    "scope": "tasks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TASK",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Task",
    "envelope": "TaskEnvelope",
    "events": [
      {
        "name": "task.reopened",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "tasks.listProjects": {
    "id": "tasks.listProjects",
    "resource": "tasks",
    "name": "listProjects",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/projects",
    "summary": "List projects",
    "description": "The projects that the caller may see, newest first. Guardians and students see those with a task that they may see.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "projects:read",
    "scope": "tasks:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PROJECT",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Project",
    "envelope": "ProjectListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "tasks.createProject": {
    "id": "tasks.createProject",
    "resource": "tasks",
    "name": "createProject",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/projects",
    "summary": "Create a project",
    "description": "Creates an active project. Its name must be new among the organization's projects.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "projects:create",
    "scope": "tasks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ProjectCreate",
      "required": true
    },
    "data": "Project",
    "envelope": "ProjectEnvelope",
    "events": [
      {
        "name": "project.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "tasks.getProject": {
    "id": "tasks.getProject",
    "resource": "tasks",
    "name": "getProject",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/projects/{id}",
    "summary": "Get a project",
    "description": "One project, if the caller may see it.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "projects:read",
    "scope": "tasks:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PROJECT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Project",
    "envelope": "ProjectEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "tasks.updateProject": {
    "id": "tasks.updateProject",
    "resource": "tasks",
    "name": "updateProject",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/projects/{id}",
    "summary": "Update a project",
    "description": "Changes the fields that are sent. Archive a project, or make it active again, through `status`.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "projects:update",
    "scope": "tasks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ProjectUpdate",
      "required": true
    },
    "data": "Project",
    "envelope": "ProjectEnvelope",
    "events": [
      {
        "name": "project.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "tasks.deleteProject": {
    "id": "tasks.deleteProject",
    "resource": "tasks",
    "name": "deleteProject",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/projects/{id}",
    "summary": "Delete a project",
    "description": "Deletes a project. It must have no task that is not completed.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "projects:delete",
    "scope": "tasks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "DeletedResource",
    "envelope": "DeletedResourceEnvelope",
    "events": [
      {
        "name": "project.deleted",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "in_use"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.assignments.list": {
    "id": "academic.assignments.list",
    "resource": "academic.assignments",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/assignments",
    "summary": "List assignments",
    "description": "The assignments of the sections that the caller may see: newest first, or, with `sectionId`, in the order in which they are due, those without a due time last. Drafts are for those who teach the section, and for the office; guardians and students do not see them.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "assignments:read",
    "scope": "assignments:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "type",
        "in": "query",
        "required": false
      },
      {
        "name": "dueFrom",
        "in": "query",
        "required": false
      },
      {
        "name": "dueTo",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Assignment",
    "envelope": "AssignmentListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.assignments.create": {
    "id": "academic.assignments.create",
    "resource": "academic.assignments",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/assignments",
    "summary": "Create an assignment",
    "description": "Gives an active section something to do, as a draft or published at once.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "assignments:create",
    "scope": "assignments:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "body.sectionId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "AssignmentCreate",
      "required": true
    },
    "data": "Assignment",
    "envelope": "AssignmentEnvelope",
    "events": [
      {
        "name": "assignment.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "academic.assignments.get": {
    "id": "academic.assignments.get",
    "resource": "academic.assignments",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/assignments/{id}",
    "summary": "Get an assignment",
    "description": "One assignment, if the caller may see its section. To guardians and students a draft is not there, nor is one that was archived as a draft.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "assignments:read",
    "scope": "assignments:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "path.id",
        "optional": false,
        "of": "assignment",
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Assignment",
    "envelope": "AssignmentEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.assignments.update": {
    "id": "academic.assignments.update",
    "resource": "academic.assignments",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/academic/assignments/{id}",
    "summary": "Update an assignment",
    "description": "Changes the fields that are sent; lists are replaced as a whole. A draft is published; a published assignment is closed, and can be opened again unless its `closesAt` has passed. It becomes a draft again while nobody has handed anything in. An archived assignment stays as it is.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "assignments:update",
    "scope": "assignments:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "path.id",
        "optional": false,
        "of": "assignment",
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "AssignmentUpdate",
      "required": true
    },
    "data": "Assignment",
    "envelope": "AssignmentEnvelope",
    "events": [
      {
        "name": "assignment.updated",
        "when": null,
        "delivered": true
      },
      {
        "name": "assignment.published",
        "when": "it becomes published",
        "delivered": true
      },
      {
        "name": "assignment.closed",
        "when": "it becomes closed",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.assignments.getSubmissions": {
    "id": "academic.assignments.getSubmissions",
    "resource": "academic.assignments",
    "name": "getSubmissions",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/assignments/{id}/submissions",
    "summary": "List the submissions of an assignment",
    "description": "What the students whom the caller may see have handed in, newest first. Guardians and students see score and feedback once they are released.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "submissions:read",
    "scope": "assignments:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "path.id",
        "optional": false,
        "of": "assignment",
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "list",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "studentId",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Submission",
    "envelope": "SubmissionListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.assignments.submit": {
    "id": "academic.assignments.submit",
    "resource": "academic.assignments",
    "name": "submit",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/assignments/{id}/submissions",
    "summary": "Hand in work",
    "description": "A further attempt of a student who is enrolled in the section, while the assignment is open. Students hand in for themselves and may leave `studentId` out; anyone else names the student. After `dueAt` the work is late, if the assignment allows that.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "assignments:submit",
    "scope": "assignments:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "body.studentId",
        "optional": true,
        "of": null,
        "any": [
          "R-ORG",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "caller",
        "optional": true,
        "of": "self",
        "any": [
          "R-SELF"
        ],
        "flag": null,
        "unless": "body.studentId"
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "body.studentId",
        "optional": true,
        "of": null,
        "except": null
      },
      {
        "type": "data_processing",
        "from": "caller",
        "optional": true,
        "of": "self",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "SubmissionCreate",
      "required": true
    },
    "data": "Submission",
    "envelope": "SubmissionEnvelope",
    "events": [
      {
        "name": "submission.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": false,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "assignment_not_open",
          "late_not_allowed",
          "attempts_exhausted",
          "not_enrolled"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.assignments.returnSubmission": {
    "id": "academic.assignments.returnSubmission",
    "resource": "academic.assignments",
    "name": "returnSubmission",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/submissions/{id}/return",
    "summary": "Return a submission",
    "description": "Gives a submission back to its student, and releases its grade. Feedback that is sent takes the place of the grade's on the submission.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "grades:submit",
    "scope": "grades:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "path.id",
        "optional": false,
        "of": "submission",
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "path.id",
        "optional": false,
        "of": "submission",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "SubmissionReturn",
      "required": false
    },
    "data": "Submission",
    "envelope": "SubmissionEnvelope",
    "events": [
      {
        "name": "submission.returned",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.attendance.list": {
    "id": "academic.attendance.list",
    "resource": "academic.attendance",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/attendance",
    "summary": "List attendance",
    "description": "The attendance of the students whom the caller may see, the latest day first. Filters narrow each other.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "attendance:read",
    "scope": "attendance:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "studentId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "date",
        "in": "query",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "AttendanceRecord",
    "envelope": "AttendanceRecordListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.attendance.mark": {
    "id": "academic.attendance.mark",
    "resource": "academic.attendance",
    "name": "mark",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/attendance",
    "summary": "Mark a student's attendance",
    "description": "Records how a student attended a section, or the whole day, on a day. There is one record for each student, day and section: marking again replaces what it says. Marks of a section are for its teachers, marks of the whole day for the student's homeroom teacher, both for the office too.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "attendance:mark",
    "scope": "attendance:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "body.sectionId",
        "optional": true,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-KEY",
          "R-TEACHES"
        ],
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.studentId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": "canViewAcademics",
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.studentId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-KEY",
          "R-HOMEROOM"
        ],
        "flag": null,
        "unless": "body.sectionId"
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "body.studentId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "AttendanceMark",
      "required": true
    },
    "data": "AttendanceRecord",
    "envelope": "AttendanceRecordEnvelope",
    "events": [
      {
        "name": "attendance.marked",
        "when": "the record is new or changes",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "not_enrolled",
          "attendance_locked"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.attendance.bulkMark": {
    "id": "academic.attendance.bulkMark",
    "resource": "academic.attendance",
    "name": "bulkMark",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/attendance/bulk",
    "summary": "Mark the attendance of many students",
    "description": "Marks up to 300 students for one day, in a section or for the whole day, each as `academic.attendance.mark` does. All are marked or, if any of them cannot be, none.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "attendance:mark",
    "scope": "attendance:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "body.sectionId",
        "optional": true,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-KEY",
          "R-TEACHES"
        ],
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.records[].studentId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": "canViewAcademics",
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.records[].studentId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-KEY",
          "R-HOMEROOM"
        ],
        "flag": null,
        "unless": "body.sectionId"
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "body.records[].studentId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "AttendanceBulkMark",
      "required": true
    },
    "data": "AttendanceBulkResult",
    "envelope": "AttendanceBulkResultEnvelope",
    "events": [
      {
        "name": "attendance.bulk_marked",
        "when": "any record is new or changes",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "not_enrolled",
          "attendance_locked"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.attendance.getStudentAttendance": {
    "id": "academic.attendance.getStudentAttendance",
    "resource": "academic.attendance",
    "name": "getStudentAttendance",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/students/{studentId}/attendance",
    "summary": "List a student's attendance",
    "description": "How one student attended, the latest day first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "attendance:read",
    "scope": "attendance:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.studentId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "path.studentId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "studentId",
        "in": "path",
        "required": true
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "AttendanceRecord",
    "envelope": "AttendanceRecordListEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "academic.classrooms.list": {
    "id": "academic.classrooms.list",
    "resource": "academic.classrooms",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/classrooms",
    "summary": "List classrooms",
    "description": "Rooms of the organization, physical and virtual, newest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "classrooms:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "kind",
        "in": "query",
        "required": false
      },
      {
        "name": "isActive",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Classroom",
    "envelope": "ClassroomListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.classrooms.create": {
    "id": "academic.classrooms.create",
    "resource": "academic.classrooms",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/classrooms",
    "summary": "Create a classroom",
    "description": "Adds a room. Its code must be new among the organization's rooms, in whatever case.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "classrooms:create",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ClassroomCreate",
      "required": true
    },
    "data": "Classroom",
    "envelope": "ClassroomEnvelope",
    "events": [
      {
        "name": "classroom.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.classrooms.get": {
    "id": "academic.classrooms.get",
    "resource": "academic.classrooms",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/classrooms/{id}",
    "summary": "Get a classroom",
    "description": "One room.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "classrooms:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Classroom",
    "envelope": "ClassroomEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.classrooms.update": {
    "id": "academic.classrooms.update",
    "resource": "academic.classrooms",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/academic/classrooms/{id}",
    "summary": "Update a classroom",
    "description": "Changes the fields that are sent. Take a room out of use, and back into it, through `isActive`.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "classrooms:update",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ClassroomUpdate",
      "required": true
    },
    "data": "Classroom",
    "envelope": "ClassroomEnvelope",
    "events": [
      {
        "name": "classroom.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.classrooms.delete": {
    "id": "academic.classrooms.delete",
    "resource": "academic.classrooms",
    "name": "delete",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/academic/classrooms/{id}",
    "summary": "Delete a classroom",
    "description": "Deletes a room. It must be no student's homeroom, and no active section may meet in it.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "classrooms:delete",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "DeletedResource",
    "envelope": "DeletedResourceEnvelope",
    "events": [
      {
        "name": "classroom.deleted",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "in_use"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.terms.list": {
    "id": "academic.terms.list",
    "resource": "academic.terms",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/terms",
    "summary": "List terms",
    "description": "School years and their parts, the last created first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "sections:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "kind",
        "in": "query",
        "required": false
      },
      {
        "name": "current",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Term",
    "envelope": "TermListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.terms.create": {
    "id": "academic.terms.create",
    "resource": "academic.terms",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/terms",
    "summary": "Create a term",
    "description": "Adds a term. Its name must be new in the organization; within a parent term, its dates must lie inside that term's.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "sections:create",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "TermCreate",
      "required": true
    },
    "data": "Term",
    "envelope": "TermEnvelope",
    "events": [
      {
        "name": "term.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.teachers.list": {
    "id": "academic.teachers.list",
    "resource": "academic.teachers",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/teachers",
    "summary": "List teachers",
    "description": "The organization's teachers, by last and first name.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "teachers:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "subject",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Teacher",
    "envelope": "TeacherListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.teachers.create": {
    "id": "academic.teachers.create",
    "resource": "academic.teachers",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/teachers",
    "summary": "Create a teacher",
    "description": "Gives a member a teaching record. The member must be active, and a teacher, admin or owner.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "teachers:create",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "TeacherCreate",
      "required": true
    },
    "data": "Teacher",
    "envelope": "TeacherEnvelope",
    "events": [
      {
        "name": "teacher.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate",
          "not_a_member"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.teachers.get": {
    "id": "academic.teachers.get",
    "resource": "academic.teachers",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/teachers/{id}",
    "summary": "Get a teacher",
    "description": "One teacher.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "teachers:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Teacher",
    "envelope": "TeacherEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.courses.list": {
    "id": "academic.courses.list",
    "resource": "academic.courses",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/courses",
    "summary": "List courses",
    "description": "The course catalogue, by code.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "subject",
        "in": "query",
        "required": false
      },
      {
        "name": "gradeLevel",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Course",
    "envelope": "CourseListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.courses.create": {
    "id": "academic.courses.create",
    "resource": "academic.courses",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/courses",
    "summary": "Create a course",
    "description": "Adds a course to the catalogue. Its code must be new among the organization's courses, in whatever case.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:create",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "CourseCreate",
      "required": true
    },
    "data": "Course",
    "envelope": "CourseEnvelope",
    "events": [
      {
        "name": "course.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.courses.get": {
    "id": "academic.courses.get",
    "resource": "academic.courses",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/courses/{id}",
    "summary": "Get a course",
    "description": "One course of the catalogue.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Course",
    "envelope": "CourseEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.courses.update": {
    "id": "academic.courses.update",
    "resource": "academic.courses",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/academic/courses/{id}",
    "summary": "Update a course",
    "description": "Changes the fields that are sent; standards and prerequisites are replaced as a whole. A draft can be made active, an active course archived, and an archived one active again. No course may require itself, through whatever others.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:update",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "CourseUpdate",
      "required": true
    },
    "data": "Course",
    "envelope": "CourseEnvelope",
    "events": [
      {
        "name": "course.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate",
          "prerequisite_cycle",
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.courses.getOfferings": {
    "id": "academic.courses.getOfferings",
    "resource": "academic.courses",
    "name": "getOfferings",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/courses/{id}/offerings",
    "summary": "List a course's offerings",
    "description": "The terms in which a course is taught, the last created first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "termId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "CourseOffering",
    "envelope": "CourseOfferingListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.courses.createOffering": {
    "id": "academic.courses.createOffering",
    "resource": "academic.courses",
    "name": "createOffering",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/courses/{id}/offerings",
    "summary": "Offer a course in a term",
    "description": "Plans an active course for a term, once per term. Sections are created under the offering.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:update",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "OfferingCreate",
      "required": true
    },
    "data": "CourseOffering",
    "envelope": "CourseOfferingEnvelope",
    "events": [
      {
        "name": "offering.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate",
          "course_not_active"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.courses.getPrerequisites": {
    "id": "academic.courses.getPrerequisites",
    "resource": "academic.courses",
    "name": "getPrerequisites",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/courses/{id}/prerequisites",
    "summary": "List a course's prerequisites",
    "description": "What a course requires or recommends to have been completed before, by code. Not what those require in turn.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "CoursePrerequisite",
    "envelope": "CoursePrerequisiteListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.courses.listStandards": {
    "id": "academic.courses.listStandards",
    "resource": "academic.courses",
    "name": "listStandards",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/standards",
    "summary": "List learning standards",
    "description": "The learning standards that courses, lessons and assignments refer to, the last created first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "subject",
        "in": "query",
        "required": false
      },
      {
        "name": "gradeLevel",
        "in": "query",
        "required": false
      },
      {
        "name": "courseId",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Standard",
    "envelope": "StandardListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.courses.createStandard": {
    "id": "academic.courses.createStandard",
    "resource": "academic.courses",
    "name": "createStandard",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/standards",
    "summary": "Create a learning standard",
    "description": "Adds a standard. Its code must be new in the organization.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "courses:create",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "StandardCreate",
      "required": true
    },
    "data": "Standard",
    "envelope": "StandardEnvelope",
    "events": [
      {
        "name": "standard.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.lessons.list": {
    "id": "academic.lessons.list",
    "resource": "academic.lessons",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/lessons",
    "summary": "List lessons",
    "description": "The lessons of the sections that the caller may see, newest first. Drafts are for those who teach the section, and for the office; guardians and students do not see them.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "lessons:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Lesson",
    "envelope": "LessonListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.lessons.create": {
    "id": "academic.lessons.create",
    "resource": "academic.lessons",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/lessons",
    "summary": "Create a lesson",
    "description": "Plans a lesson of an active section. Its date, if it has one, lies in the section's term.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "lessons:create",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "body.sectionId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "LessonCreate",
      "required": true
    },
    "data": "Lesson",
    "envelope": "LessonEnvelope",
    "events": [
      {
        "name": "lesson.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "academic.lessons.get": {
    "id": "academic.lessons.get",
    "resource": "academic.lessons",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/lessons/{id}",
    "summary": "Get a lesson",
    "description": "One lesson, if the caller may see its section. To guardians and students a draft is not there.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "lessons:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "path.id",
        "optional": false,
        "of": "lesson",
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Lesson",
    "envelope": "LessonEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.lessons.update": {
    "id": "academic.lessons.update",
    "resource": "academic.lessons",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/academic/lessons/{id}",
    "summary": "Update a lesson",
    "description": "Changes the fields that are sent; lists are replaced as a whole. A draft is published, and then delivered. Either can be canceled before that, and a canceled lesson becomes a draft again.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "lessons:update",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "path.id",
        "optional": false,
        "of": "lesson",
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "LessonUpdate",
      "required": true
    },
    "data": "Lesson",
    "envelope": "LessonEnvelope",
    "events": [
      {
        "name": "lesson.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.lessons.getSchedule": {
    "id": "academic.lessons.getSchedule",
    "resource": "academic.lessons",
    "name": "getSchedule",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/schedule",
    "summary": "Get the schedule",
    "description": "When the active sections that the caller may see meet, from one day of the organization's calendar to another, in order of time. A lesson belongs to the meeting during which it begins, or, without a time, to the section's first meeting of its day. A meeting with several lessons comes once for each; a lesson at another time comes by itself. Canceled lessons are left out, and so are drafts, for guardians and students. With `studentId` the schedule holds what the student is enrolled in on each day; the caller needs access to the student, and the guardians' consent to data processing where it applies.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "lessons:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "query.studentId",
        "optional": true,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "query.studentId",
        "optional": true,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": true
      },
      {
        "name": "to",
        "in": "query",
        "required": true
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "teacherId",
        "in": "query",
        "required": false
      },
      {
        "name": "studentId",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "ScheduleEntry",
    "envelope": "ScheduleEntryListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.sections.list": {
    "id": "academic.sections.list",
    "resource": "academic.sections",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/sections",
    "summary": "List sections",
    "description": "The sections that the caller may see, by code. Teachers see those that they teach; guardians and students those with a child of theirs in it.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "sections:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "offeringId",
        "in": "query",
        "required": false
      },
      {
        "name": "courseId",
        "in": "query",
        "required": false
      },
      {
        "name": "termId",
        "in": "query",
        "required": false
      },
      {
        "name": "teacherId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Section",
    "envelope": "SectionListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.sections.create": {
    "id": "academic.sections.create",
    "resource": "academic.sections",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/sections",
    "summary": "Create a section",
    "description": "Adds a class to an offering that is not closed; the first one opens a planned offering. Its code must be new in the term, and its meetings must find their rooms free.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "sections:create",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "SectionCreate",
      "required": true
    },
    "data": "Section",
    "envelope": "SectionEnvelope",
    "events": [
      {
        "name": "section.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate",
          "offering_not_open",
          "room_double_booked"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.sections.get": {
    "id": "academic.sections.get",
    "resource": "academic.sections",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/sections/{id}",
    "summary": "Get a section",
    "description": "One section, if the caller may see it.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "sections:read",
    "scope": "academic:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Section",
    "envelope": "SectionEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.sections.update": {
    "id": "academic.sections.update",
    "resource": "academic.sections",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/academic/sections/{id}",
    "summary": "Update a section",
    "description": "Changes the fields that are sent; teachers and meetings are replaced as a whole. Archive a section, or make it active again while its offering is not closed, through `status`. The group conversations of a section follow its state.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "sections:update",
    "scope": "academic:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "SectionUpdate",
      "required": true
    },
    "data": "Section",
    "envelope": "SectionEnvelope",
    "events": [
      {
        "name": "section.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate",
          "room_double_booked",
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.grades.listGrades": {
    "id": "academic.grades.listGrades",
    "resource": "academic.grades",
    "name": "listGrades",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/grades",
    "summary": "List grades",
    "description": "The grades of the students whom the caller may see, the last graded first. Guardians and students see released ones only.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "grades:read",
    "scope": "grades:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "list",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "assessmentId",
        "in": "query",
        "required": false
      },
      {
        "name": "studentId",
        "in": "query",
        "required": false
      },
      {
        "name": "termId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "released",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Grade",
    "envelope": "GradeListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.grades.submitGrade": {
    "id": "academic.grades.submitGrade",
    "resource": "academic.grades",
    "name": "submitGrade",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/grades",
    "summary": "Submit a grade",
    "description": "Grades a student's assessment. There is one grade for each student and assessment: submitting again replaces it. A grade that was released stays so. If the assessment is of an assignment, the student's latest submission becomes graded.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "grades:submit",
    "scope": "grades:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "body.assessmentId",
        "optional": false,
        "of": "assessment",
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.studentId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "body.studentId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "GradeSubmit",
      "required": true
    },
    "data": "Grade",
    "envelope": "GradeEnvelope",
    "events": [
      {
        "name": "grade.submitted",
        "when": "the grade is new or changes",
        "delivered": true
      },
      {
        "name": "grade.released",
        "when": "the family may see it from now on",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "not_enrolled",
          "term_closed"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.grades.bulkSubmitGrades": {
    "id": "academic.grades.bulkSubmitGrades",
    "resource": "academic.grades",
    "name": "bulkSubmitGrades",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/grades/bulk",
    "summary": "Submit many grades",
    "description": "Grades up to 300 students on one assessment, each as `academic.grades.submitGrade` does. All are graded or, if any of them cannot be, none.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "grades:submit",
    "scope": "grades:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "body.assessmentId",
        "optional": false,
        "of": "assessment",
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.grades[].studentId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "body.grades[].studentId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "GradeBulkSubmit",
      "required": true
    },
    "data": "GradeBulkResult",
    "envelope": "GradeBulkResultEnvelope",
    "events": [
      {
        "name": "grade.bulk_submitted",
        "when": "any grade is new or changes",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "not_enrolled",
          "term_closed"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.grades.getStudentGrades": {
    "id": "academic.grades.getStudentGrades",
    "resource": "academic.grades",
    "name": "getStudentGrades",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/students/{studentId}/grades",
    "summary": "List a student's grades",
    "description": "The grades of one student, the last graded first. Guardians and the student see released ones only.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "grades:read",
    "scope": "grades:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.studentId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "path.studentId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "studentId",
        "in": "path",
        "required": true
      },
      {
        "name": "termId",
        "in": "query",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Grade",
    "envelope": "GradeListEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "academic.grades.listAssessments": {
    "id": "academic.grades.listAssessments",
    "resource": "academic.grades",
    "name": "listAssessments",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/assessments",
    "summary": "List assessments",
    "description": "What is graded in the sections that the caller may see, the last created first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "assessments:read",
    "scope": "grades:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "termId",
        "in": "query",
        "required": false
      },
      {
        "name": "category",
        "in": "query",
        "required": false
      },
      {
        "name": "assignmentId",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Assessment",
    "envelope": "AssessmentListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.grades.createAssessment": {
    "id": "academic.grades.createAssessment",
    "resource": "academic.grades",
    "name": "createAssessment",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/assessments",
    "summary": "Create an assessment",
    "description": "Adds something to grade to a section whose term is not closed. An assignment has at most one.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "assessments:create",
    "scope": "grades:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-TEACHES",
        "from": "body.sectionId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "AssessmentCreate",
      "required": true
    },
    "data": "Assessment",
    "envelope": "AssessmentEnvelope",
    "events": [
      {
        "name": "assessment.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate",
          "term_closed"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.students.list": {
    "id": "academic.students.list",
    "resource": "academic.students",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/students",
    "summary": "List students",
    "description": "The students whom the caller may see, by last and first name. Teachers see those whom they teach, guardians their children, students themselves.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "students:read",
    "scope": "students:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "gradeLevel",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "classroomId",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Student",
    "envelope": "StudentListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.students.create": {
    "id": "academic.students.create",
    "resource": "academic.students",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/students",
    "summary": "Create a student",
    "description": "Adds a student. The student number must be new in the organization.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "students:create",
    "scope": "students:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "StudentCreate",
      "required": true
    },
    "data": "Student",
    "envelope": "StudentEnvelope",
    "events": [
      {
        "name": "student.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "academic.students.get": {
    "id": "academic.students.get",
    "resource": "academic.students",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/students/{id}",
    "summary": "Get a student",
    "description": "One student, if the caller may see them. The audit log tells who has read it.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "students:read",
    "scope": "students:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "path.id",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Student",
    "envelope": "StudentEnvelope",
    "events": [],
    "audit": true,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CONSENT_REQUIRED",
        "reasons": []
      },
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "academic.students.update": {
    "id": "academic.students.update",
    "resource": "academic.students",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/academic/students/{id}",
    "summary": "Update a student",
    "description": "Changes the fields that are sent. A student becomes enrolled, inactive, transferred or graduated through `status`; leaving `enrolled` withdraws the active enrollments.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "students:update",
    "scope": "students:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "path.id",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "StudentUpdate",
      "required": true
    },
    "data": "Student",
    "envelope": "StudentEnvelope",
    "events": [
      {
        "name": "student.updated",
        "when": null,
        "delivered": true
      },
      {
        "name": "enrollment.withdrawn",
        "when": "the student leaves enrolled, for each",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate",
          "invalid_state_transition"
        ]
      },
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CONSENT_REQUIRED",
        "reasons": []
      },
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "academic.students.getEnrollments": {
    "id": "academic.students.getEnrollments",
    "resource": "academic.students",
    "name": "getEnrollments",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/students/{id}/enrollments",
    "summary": "List a student's enrollments",
    "description": "The sections that a student takes, waits for, has completed or left, newest enrollment first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "enrollments:read",
    "scope": "enrollments:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "path.id",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "termId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Enrollment",
    "envelope": "EnrollmentListEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CONSENT_REQUIRED",
        "reasons": []
      },
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "academic.enrollments.list": {
    "id": "academic.enrollments.list",
    "resource": "academic.enrollments",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/enrollments",
    "summary": "List enrollments",
    "description": "The enrollments of the students whom the caller may see, newest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "enrollments:read",
    "scope": "enrollments:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "list",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "studentId",
        "in": "query",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "termId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Enrollment",
    "envelope": "EnrollmentListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "academic.enrollments.create": {
    "id": "academic.enrollments.create",
    "resource": "academic.enrollments",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/academic/enrollments",
    "summary": "Enroll a student",
    "description": "Enrolls a student in an active section. An active enrollment takes a place, and is refused when there is none left: enroll as `waitlisted` then. Whatever its state, the prerequisites that the course requires must be met, each by a completed enrollment of the student, unless `overridePrerequisites` is set.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "enrollments:create",
    "scope": "enrollments:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "body.studentId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "body.studentId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "EnrollmentCreate",
      "required": true
    },
    "data": "Enrollment",
    "envelope": "EnrollmentEnvelope",
    "events": [
      {
        "name": "enrollment.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate",
          "capacity_reached",
          "prerequisite_not_met",
          "section_not_active"
        ]
      },
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CONSENT_REQUIRED",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "academic.enrollments.update": {
    "id": "academic.enrollments.update",
    "resource": "academic.enrollments",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/academic/enrollments/{id}",
    "summary": "Update an enrollment",
    "description": "Changes the fields that are sent. A pending or waitlisted enrollment becomes `active` when the section has a place; nobody moves up by themselves. An active one can be `completed`, and any of the three `withdrawn`.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "enrollments:update",
    "scope": "enrollments:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": "enrollment",
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "path.id",
        "optional": false,
        "of": "enrollment",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "EnrollmentUpdate",
      "required": true
    },
    "data": "Enrollment",
    "envelope": "EnrollmentEnvelope",
    "events": [
      {
        "name": "enrollment.updated",
        "when": null,
        "delivered": true
      },
      {
        "name": "enrollment.withdrawn",
        "when": "status becomes withdrawn",
        "delivered": true
      },
      {
        "name": "enrollment.completed",
        "when": "status becomes completed",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition",
          "capacity_reached"
        ]
      },
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CONSENT_REQUIRED",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "academic.enrollments.getSectionEnrollments": {
    "id": "academic.enrollments.getSectionEnrollments",
    "resource": "academic.enrollments",
    "name": "getSectionEnrollments",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/academic/sections/{sectionId}/enrollments",
    "summary": "List a section's enrollments",
    "description": "Who takes a section, waits for it, has completed or left it, newest enrollment first: of those, the students whom the caller may see.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "enrollments:read",
    "scope": "enrollments:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-SECTION",
        "from": "path.sectionId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "list",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewAcademics",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "path",
        "required": true
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Enrollment",
    "envelope": "EnrollmentListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "family.getChildren": {
    "id": "family.getChildren",
    "resource": "family",
    "name": "getChildren",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/family/children",
    "summary": "List children",
    "description": "The children whom the caller may see, by last name. Guardians see their own children even before they have agreed to anything: `consents` shows what is missing.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "children:read",
    "scope": "family:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": "R-GUARDIAN"
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Child",
    "envelope": "ChildListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "family.getChild": {
    "id": "family.getChild",
    "resource": "family",
    "name": "getChild",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/family/children/{childId}",
    "summary": "Get a child",
    "description": "One child, if the caller stands in a relationship to it. Each look is audited.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "children:read",
    "scope": "family:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "data_processing",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "childId",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Child",
    "envelope": "ChildEnvelope",
    "events": [],
    "audit": true,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CONSENT_REQUIRED",
        "reasons": []
      },
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.getMembers": {
    "id": "family.getMembers",
    "resource": "family",
    "name": "getMembers",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/family/members",
    "summary": "List family members",
    "description": "The members of the families that the caller may see, newest first. Guardians see the families of the children to whom a link of theirs is active.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "family:read",
    "scope": "family:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-FAMILY",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "familyId",
        "in": "query",
        "required": false
      },
      {
        "name": "childId",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "FamilyMember",
    "envelope": "FamilyMemberListEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "FAMILY_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.listGuardianLinks": {
    "id": "family.listGuardianLinks",
    "resource": "family",
    "name": "listGuardianLinks",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/family/guardian-links",
    "summary": "List guardian links",
    "description": "Who is or was a guardian of the children whom the caller may see, newest first. A guardian sees the links of a child once her own link to it is active.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "guardian_links:read",
    "scope": "family:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "list",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "childId",
        "in": "query",
        "required": false
      },
      {
        "name": "guardianUserId",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "GuardianLink",
    "envelope": "GuardianLinkListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "family.createGuardianLink": {
    "id": "family.createGuardianLink",
    "resource": "family",
    "name": "createGuardianLink",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/family/guardian-links",
    "summary": "Propose a guardian",
    "description": "Proposes a member with the role guardian as a guardian of the child. The link holds once it is accepted. For owners, admins, office staff, the organization's own keys, and the child's primary guardians; these can neither name another primary guardian nor allow more than their own link does.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "guardian_links:create",
    "scope": "family:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "body.childId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-GUARDIAN",
          "R-SECRET-KEY"
        ],
        "flag": "isPrimary",
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "GuardianLinkCreate",
      "required": true
    },
    "data": "GuardianLink",
    "envelope": "GuardianLinkEnvelope",
    "events": [
      {
        "name": "guardian_link.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "GUARDIAN_LINK_EXISTS",
        "reasons": []
      },
      {
        "code": "GUARDIAN_NOT_A_MEMBER",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.acceptGuardianLink": {
    "id": "family.acceptGuardianLink",
    "resource": "family",
    "name": "acceptGuardianLink",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/family/guardian-links/{id}/accept",
    "summary": "Accept a guardian link",
    "description": "Makes a pending link active, and guardian and child members of their family. For the guardian of the link, and for owners and admins.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "guardian_links:accept",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": "guardian_link",
        "any": [
          "R-ORG",
          "R-LINKED"
        ],
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "GuardianLink",
    "envelope": "GuardianLinkEnvelope",
    "events": [
      {
        "name": "guardian_link.activated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "GUARDIAN_LINK_NOT_FOUND",
        "reasons": []
      },
      {
        "code": "GUARDIAN_LINK_NOT_PENDING",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.revokeGuardianLink": {
    "id": "family.revokeGuardianLink",
    "resource": "family",
    "name": "revokeGuardianLink",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/family/guardian-links/{id}",
    "summary": "Revoke a guardian link",
    "description": "Ends a link for good, or declines a pending one. The guardian leaves the families to which no other active link ties them. For the guardian of the link, owners, admins and the organization's own keys; only owners and admins can take the last active guardian from an enrolled child.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "guardian_links:revoke",
    "scope": "family:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": "guardian_link",
        "any": [
          "R-ORG",
          "R-SECRET-KEY",
          "R-LINKED"
        ],
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "GuardianLink",
    "envelope": "GuardianLinkEnvelope",
    "events": [
      {
        "name": "guardian_link.revoked",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "GUARDIAN_LINK_NOT_FOUND",
        "reasons": []
      },
      {
        "code": "GUARDIAN_LINK_NOT_ACTIVE",
        "reasons": []
      },
      {
        "code": "LAST_PRIMARY_GUARDIAN",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.listConsents": {
    "id": "family.listConsents",
    "resource": "family",
    "name": "listConsents",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/family/children/{childId}/consents",
    "summary": "List consents",
    "description": "What guardians have agreed to for the child, now and before, newest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "consents:read",
    "scope": "family:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "childId",
        "in": "path",
        "required": true
      },
      {
        "name": "type",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Consent",
    "envelope": "ConsentListEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.grantConsent": {
    "id": "family.grantConsent",
    "resource": "family",
    "name": "grantConsent",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/family/children/{childId}/consents",
    "summary": "Grant a consent",
    "description": "A guardian whose link allows it agrees to something for the child, under the organization's present policy. A consent to an older policy is superseded. For guardians only.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "consents:grant",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "any": [
          "R-GUARDIAN"
        ],
        "flag": "canConsent",
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "childId",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ConsentGrant",
      "required": true
    },
    "data": "Consent",
    "envelope": "ConsentEnvelope",
    "events": [
      {
        "name": "consent.granted",
        "when": null,
        "delivered": true
      },
      {
        "name": "consent.expired",
        "when": "an earlier consent of the kind had run out",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CONSENT_ALREADY_GRANTED",
        "reasons": []
      },
      {
        "code": "CONSENT_POLICY_OUTDATED",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.revokeConsent": {
    "id": "family.revokeConsent",
    "resource": "family",
    "name": "revokeConsent",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/family/consents/{id}/revoke",
    "summary": "Revoke a consent",
    "description": "A guardian whose link allows it takes a consent back, whoever gave it. It holds for the next request already.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "consents:revoke",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": "consent",
        "any": [
          "R-GUARDIAN"
        ],
        "flag": "canConsent",
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ConsentRevoke",
      "required": false
    },
    "data": "Consent",
    "envelope": "ConsentEnvelope",
    "events": [
      {
        "name": "consent.revoked",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "RELATIONSHIP_REQUIRED",
        "reasons": []
      },
      {
        "code": "CONSENT_NOT_FOUND",
        "reasons": []
      },
      {
        "code": "CONSENT_NOT_ACTIVE",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.getHealthInfo": {
    "id": "family.getHealthInfo",
    "resource": "family",
    "name": "getHealthInfo",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/family/children/{childId}/health",
    "summary": "Get a child's health information",
    "description": "What the school must know of a child's health, with the guardians' consent to health data. Guardians need a link that shows health. Teachers get `view: alerts`: allergies, diet and what to do in an emergency.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "health:read",
    "scope": "family.health:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-HEALTH",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": "canViewHealth",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "health_data",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "childId",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "HealthInfo",
    "envelope": "HealthInfoEnvelope",
    "events": [],
    "audit": true,
    "errors": [
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      },
      {
        "code": "HEALTH_INFO_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.putHealthInfo": {
    "id": "family.putHealthInfo",
    "resource": "family",
    "name": "putHealthInfo",
    "alias": null,
    "method": "PUT",
    "path": "/api/v1/family/children/{childId}/health",
    "summary": "Replace a child's health information",
    "description": "Replaces all of it: what is left out is empty afterwards. It is stored encrypted, and no event and no audit row holds any of it.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "health:update",
    "scope": "family.health:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-HEALTH",
          "R-GUARDIAN",
          "R-KEY"
        ],
        "flag": "canViewHealth",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "health_data",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "childId",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "HealthInfoPut",
      "required": true
    },
    "data": "HealthInfo",
    "envelope": "HealthInfoEnvelope",
    "events": [
      {
        "name": "health.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.getTrustedContacts": {
    "id": "family.getTrustedContacts",
    "resource": "family",
    "name": "getTrustedContacts",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/family/children/{childId}/trusted-contacts",
    "summary": "List a child's trusted contacts",
    "description": "Whom the guardians trust with the child, by priority, with their consent to sharing contacts. Phone numbers, addresses and pickup PINs are never shown.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "trusted_contacts:read",
    "scope": "family:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "contact_sharing",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "childId",
        "in": "path",
        "required": true
      },
      {
        "name": "canPickup",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "TrustedContact",
    "envelope": "TrustedContactListEnvelope",
    "events": [],
    "audit": true,
    "errors": [
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.createTrustedContact": {
    "id": "family.createTrustedContact",
    "resource": "family",
    "name": "createTrustedContact",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/family/children/{childId}/trusted-contacts",
    "summary": "Add a trusted contact",
    "description": "Adds somebody whom the guardians trust with the child, 20 at most. For guardians whose link lets them manage contacts, and for the office. `phone` and `address` are stored encrypted and cannot be read back.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "trusted_contacts:create",
    "scope": "family:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-GUARDIAN",
          "R-KEY"
        ],
        "flag": "canManageContacts",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "contact_sharing",
        "from": "path.childId",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "childId",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "TrustedContactCreate",
      "required": true
    },
    "data": "TrustedContact",
    "envelope": "TrustedContactEnvelope",
    "events": [
      {
        "name": "trusted_contact.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "CHILD_NOT_FOUND",
        "reasons": []
      },
      {
        "code": "TRUSTED_CONTACT_LIMIT",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.updateTrustedContact": {
    "id": "family.updateTrustedContact",
    "resource": "family",
    "name": "updateTrustedContact",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/family/trusted-contacts/{id}",
    "summary": "Update a trusted contact",
    "description": "Changes the fields that are sent. For guardians whose link lets them manage contacts, and for the office.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "trusted_contacts:update",
    "scope": "family:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": "trusted_contact",
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-GUARDIAN",
          "R-KEY"
        ],
        "flag": "canManageContacts",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "contact_sharing",
        "from": "path.id",
        "optional": false,
        "of": "trusted_contact",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "TrustedContactUpdate",
      "required": true
    },
    "data": "TrustedContact",
    "envelope": "TrustedContactEnvelope",
    "events": [
      {
        "name": "trusted_contact.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "TRUSTED_CONTACT_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.deleteTrustedContact": {
    "id": "family.deleteTrustedContact",
    "resource": "family",
    "name": "deleteTrustedContact",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/family/trusted-contacts/{id}",
    "summary": "Delete a trusted contact",
    "description": "Deletes a trusted contact, whether or not the consent to sharing contacts still stands. Phone number, address and PIN are erased at once.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "trusted_contacts:delete",
    "scope": "family:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": "trusted_contact",
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-GUARDIAN",
          "R-KEY"
        ],
        "flag": "canManageContacts",
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "DeletedResource",
    "envelope": "DeletedResourceEnvelope",
    "events": [
      {
        "name": "trusted_contact.deleted",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "TRUSTED_CONTACT_NOT_FOUND",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.setTrustedContactPin": {
    "id": "family.setTrustedContactPin",
    "resource": "family",
    "name": "setTrustedContactPin",
    "alias": null,
    "method": "PUT",
    "path": "/api/v1/family/trusted-contacts/{id}/pin",
    "summary": "Set or clear a pickup PIN",
    "description": "Sets the PIN by which the contact is known at the school gate, or clears it with null. For guardians whose link lets them manage contacts, and for nobody else. Nothing of a PIN can be read afterwards, not even whether there is one.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "trusted_contacts:update",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": "trusted_contact",
        "any": [
          "R-GUARDIAN"
        ],
        "flag": "canManageContacts",
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "contact_sharing",
        "from": "path.id",
        "optional": false,
        "of": "trusted_contact",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "PinSet",
      "required": true
    },
    "data": "TrustedContact",
    "envelope": "TrustedContactEnvelope",
    "events": [
      {
        "name": "trusted_contact.pin_set",
        "when": null,
        "delivered": false
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "TRUSTED_CONTACT_NOT_FOUND",
        "reasons": []
      },
      {
        "code": "PIN_TOO_WEAK",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "family.verifyTrustedContactPin": {
    "id": "family.verifyTrustedContactPin",
    "resource": "family",
    "name": "verifyTrustedContactPin",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/family/trusted-contacts/{id}/verify-pin",
    "summary": "Verify a pickup PIN",
    "description": "For the people at the school: whether this is the contact's PIN, and the contact may pick the child up today. After five wrong PINs within 15 minutes the contact's PIN is locked for 15 minutes. Every attempt is recorded.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "trusted_contacts:verify",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-CHILD",
        "from": "path.id",
        "optional": false,
        "of": "trusted_contact",
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-HEALTH",
          "R-TEACHER-OF"
        ],
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "contact_sharing",
        "from": "path.id",
        "optional": false,
        "of": "trusted_contact",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "PinVerify",
      "required": true
    },
    "data": "PinVerification",
    "envelope": "PinVerificationEnvelope",
    "events": [
      {
        "name": "trusted_contact.pin_verified",
        "when": null,
        "delivered": false
      },
      {
        "name": "trusted_contact.pin_failed",
        "when": "the call is refused with PIN_INVALID or PICKUP_NOT_ALLOWED",
        "delivered": false
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "TRUSTED_CONTACT_NOT_FOUND",
        "reasons": []
      },
      {
        "code": "PIN_INVALID",
        "reasons": []
      },
      {
        "code": "PIN_NOT_SET",
        "reasons": []
      },
      {
        "code": "PIN_LOCKED",
        "reasons": []
      },
      {
        "code": "PICKUP_NOT_ALLOWED",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "feed.getTimeline": {
    "id": "feed.getTimeline",
    "resource": "feed",
    "name": "getTimeline",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/timeline",
    "summary": "Read the timeline",
    "description": "The published posts that are addressed to the caller, the latest first. Pages by `cursor` cost the same however far back they are, and are not shifted by what is published meanwhile.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:read",
    "scope": "feed:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "kind",
        "in": "query",
        "required": false
      },
      {
        "name": "authorId",
        "in": "query",
        "required": false
      },
      {
        "name": "sectionId",
        "in": "query",
        "required": false
      },
      {
        "name": "pinned",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Post",
    "envelope": "PostListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feed.createPost": {
    "id": "feed.createPost",
    "resource": "feed",
    "name": "createPost",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/posts",
    "summary": "Write a post",
    "description": "Publishes a post, an announcement or a poll, at once or when it is scheduled for. Guardians write where the organization's settings let them. Tagged children need their guardians' consent to photos.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:create",
    "scope": "feed:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-MAY-POST",
        "from": "caller",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-SECTION",
        "from": "body.audience.sectionIds[]",
        "optional": true,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-ROLE-HOLDER",
        "from": "body.audience.experienceRoleIds[]",
        "optional": true,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.audience.childIds[]",
        "optional": true,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.taggedStudentIds[]",
        "optional": true,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "photo_media",
        "from": "body.taggedStudentIds[]",
        "optional": true,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "PostCreate",
      "required": true
    },
    "data": "Post",
    "envelope": "PostEnvelope",
    "events": [
      {
        "name": "post.created",
        "when": null,
        "delivered": true
      },
      {
        "name": "post.published",
        "when": "it is not scheduled",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "feed.getPost": {
    "id": "feed.getPost",
    "resource": "feed",
    "name": "getPost",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/posts/{id}",
    "summary": "Get a post",
    "description": "One post, if it is addressed to the caller. Authors and moderators see what is scheduled or canceled as well.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:read",
    "scope": "feed:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Post",
    "envelope": "PostEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feed.updatePost": {
    "id": "feed.updatePost",
    "resource": "feed",
    "name": "updatePost",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/feed/posts/{id}",
    "summary": "Update a post",
    "description": "Changes the fields that are sent. Authors change their own posts; moderators pin any, open and close its comments, and take tagged children out. A canceled post stays as it is.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:update",
    "scope": "feed:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUTHOR",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-MAY-POST",
        "from": "caller",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-CHILD",
        "from": "body.taggedStudentIds[]",
        "optional": true,
        "of": null,
        "any": [
          "R-ORG",
          "R-STAFF",
          "R-TEACHER-OF",
          "R-GUARDIAN",
          "R-SELF",
          "R-KEY"
        ],
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "photo_media",
        "from": "body.taggedStudentIds[]",
        "optional": true,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "PostUpdate",
      "required": true
    },
    "data": "Post",
    "envelope": "PostEnvelope",
    "events": [
      {
        "name": "post.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "feed.deletePost": {
    "id": "feed.deletePost",
    "resource": "feed",
    "name": "deletePost",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/feed/posts/{id}",
    "summary": "Delete a post",
    "description": "Takes a post away, with its poll. For its author and for moderators.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:delete",
    "scope": "feed:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUTHOR",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "DeletedResource",
    "envelope": "DeletedResourceEnvelope",
    "events": [
      {
        "name": "post.deleted",
        "when": null,
        "delivered": true
      },
      {
        "name": "poll.closed",
        "when": "the post has an open poll",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "post_already_deleted",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "feedBookmarks.getBookmarks": {
    "id": "feedBookmarks.getBookmarks",
    "resource": "feedBookmarks",
    "name": "getBookmarks",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/bookmarks",
    "summary": "List bookmarked posts",
    "description": "The posts that the caller has bookmarked and may still see, the latest bookmark first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:read",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Bookmark",
    "envelope": "BookmarkListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feedBookmarks.toggleBookmark": {
    "id": "feedBookmarks.toggleBookmark",
    "resource": "feedBookmarks",
    "name": "toggleBookmark",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/posts/{id}/bookmark",
    "summary": "Bookmark a post, or remove the bookmark",
    "description": "Bookmarks a published post for the caller alone; a second time removes the bookmark.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:engage",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "BookmarkState",
    "envelope": "BookmarkStateEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feedComments.getComments": {
    "id": "feedComments.getComments",
    "resource": "feedComments",
    "name": "getComments",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/posts/{id}/comments",
    "summary": "List a post's comments",
    "description": "The comments on a post and the replies to them, the oldest first. Replies name the comment that they answer in `parentCommentId`.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:read",
    "scope": "feed:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "parentCommentId",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Comment",
    "envelope": "CommentListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feedComments.createComment": {
    "id": "feedComments.createComment",
    "resource": "feedComments",
    "name": "createComment",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/posts/{id}/comments",
    "summary": "Comment on a post",
    "description": "Writes a comment on a published post, or a reply to a comment on it. Replies have no replies.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:engage",
    "scope": "feed:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "CommentCreate",
      "required": true
    },
    "data": "Comment",
    "envelope": "CommentEnvelope",
    "events": [
      {
        "name": "comment.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": false,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "comments_disabled",
          "post_not_published"
        ]
      }
    ],
    "deprecated": null
  },
  "feedComments.deleteComment": {
    "id": "feedComments.deleteComment",
    "resource": "feedComments",
    "name": "deleteComment",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/feed/comments/{id}",
    "summary": "Delete a comment",
    "description": "Deletes a comment. Open to its author and to moderators. Replies to it stay.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:engage",
    "scope": "feed:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-COMMENT-AUTHOR",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "DeletedResource",
    "envelope": "DeletedResourceEnvelope",
    "events": [
      {
        "name": "comment.deleted",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "feedExperienceRoles.getRoles": {
    "id": "feedExperienceRoles.getRoles",
    "resource": "feedExperienceRoles",
    "name": "getRoles",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/experience-roles",
    "summary": "List experience roles",
    "description": "The roles that posts can be addressed to, the latest first. Everybody may know of them.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:read",
    "scope": "feed:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "ExperienceRole",
    "envelope": "ExperienceRoleListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feedExperienceRoles.createRole": {
    "id": "feedExperienceRoles.createRole",
    "resource": "feedExperienceRoles",
    "name": "createRole",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/experience-roles",
    "summary": "Create an experience role",
    "description": "Creates a role that nobody holds yet.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:moderate",
    "scope": "feed.moderation:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ExperienceRoleCreate",
      "required": true
    },
    "data": "ExperienceRole",
    "envelope": "ExperienceRoleEnvelope",
    "events": [
      {
        "name": "experience_role.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "feedExperienceRoles.getMembers": {
    "id": "feedExperienceRoles.getMembers",
    "resource": "feedExperienceRoles",
    "name": "getMembers",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/experience-roles/{id}/members",
    "summary": "List the members of an experience role",
    "description": "Those who hold the role, as far as the caller may see them, the latest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:read",
    "scope": "feed:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PEER",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "ExperienceRoleMember",
    "envelope": "ExperienceRoleMemberListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feedExperienceRoles.addMember": {
    "id": "feedExperienceRoles.addMember",
    "resource": "feedExperienceRoles",
    "name": "addMember",
    "alias": null,
    "method": "PUT",
    "path": "/api/v1/feed/experience-roles/{id}/members/{userId}",
    "summary": "Give somebody an experience role",
    "description": "Makes an active member of the organization a member of the role. One who is already stays as they are.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:moderate",
    "scope": "feed.moderation:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "userId",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "ExperienceRoleMember",
    "envelope": "ExperienceRoleMemberEnvelope",
    "events": [
      {
        "name": "experience_role.member_added",
        "when": "the person did not hold the role",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "not_a_member"
        ]
      }
    ],
    "deprecated": null
  },
  "feedExperienceRoles.removeMember": {
    "id": "feedExperienceRoles.removeMember",
    "resource": "feedExperienceRoles",
    "name": "removeMember",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/feed/experience-roles/{id}/members/{userId}",
    "summary": "Take an experience role from somebody",
    "description": "The person no longer holds the role, nor sees what is addressed to it.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:moderate",
    "scope": "feed.moderation:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "userId",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "DeletedResource",
    "envelope": "DeletedResourceEnvelope",
    "events": [
      {
        "name": "experience_role.member_removed",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "feedPolls.votePoll": {
    "id": "feedPolls.votePoll",
    "resource": "feedPolls",
    "name": "votePoll",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/polls/{id}/vote",
    "summary": "Vote in a poll",
    "description": "Votes for one or more options of an open poll. Nobody is ever told who voted what. Where the poll allows it, a later vote takes the place of an earlier one.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:engage",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": "poll",
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "PollVote",
      "required": true
    },
    "data": "PollResults",
    "envelope": "PollResultsEnvelope",
    "events": [
      {
        "name": "poll.voted",
        "when": "the vote is new or another one",
        "delivered": true
      }
    ],
    "audit": false,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "poll_closed",
          "already_voted"
        ]
      }
    ],
    "deprecated": null
  },
  "feedPolls.getPollResults": {
    "id": "feedPolls.getPollResults",
    "resource": "feedPolls",
    "name": "getPollResults",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/polls/{id}/results",
    "summary": "Get a poll's results",
    "description": "How the poll stands, as far as its `resultsVisibility` lets the caller see it now.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:read",
    "scope": "feed:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": "poll",
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "PollResults",
    "envelope": "PollResultsEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feedReactions.getReactions": {
    "id": "feedReactions.getReactions",
    "resource": "feedReactions",
    "name": "getReactions",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/posts/{id}/reactions",
    "summary": "List a post's reactions",
    "description": "Who reacted to a post, and how, the latest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:read",
    "scope": "feed:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "type",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Reaction",
    "envelope": "ReactionListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feedReactions.toggleReaction": {
    "id": "feedReactions.toggleReaction",
    "resource": "feedReactions",
    "name": "toggleReaction",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/posts/{id}/reactions",
    "summary": "React to a post, or take it back",
    "description": "Adds the caller's reaction to a published post. The same type again takes it back; another type takes its place. Everybody has one reaction to a post at most.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:engage",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ReactionToggle",
      "required": true
    },
    "data": "ReactionState",
    "envelope": "ReactionStateEnvelope",
    "events": [
      {
        "name": "reaction.added",
        "when": "there is a reaction now",
        "delivered": true
      },
      {
        "name": "reaction.removed",
        "when": "there is none any more",
        "delivered": true
      }
    ],
    "audit": false,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "post_not_published"
        ]
      }
    ],
    "deprecated": null
  },
  "feedReports.reportPost": {
    "id": "feedReports.reportPost",
    "resource": "feedReports",
    "name": "reportPost",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/posts/{id}/reports",
    "summary": "Report a post",
    "description": "Tells the moderators of a post that should not stand. One can report a post again once the earlier report was reviewed, and never one's own. The author is not told who reported it.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:report",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ReportCreate",
      "required": true
    },
    "data": "Report",
    "envelope": "ReportEnvelope",
    "events": [
      {
        "name": "report.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "invalid_user_report_body",
        "reasons": []
      },
      {
        "code": "self_report_not_allowed",
        "reasons": []
      },
      {
        "code": "post_already_deleted",
        "reasons": []
      },
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      }
    ],
    "deprecated": null
  },
  "feedReports.getReports": {
    "id": "feedReports.getReports",
    "resource": "feedReports",
    "name": "getReports",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/reports",
    "summary": "List reports",
    "description": "What was reported to the moderators, the latest first. An app is not shown reports of posts to the family of a child whose guardians do not share data with it.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:moderate",
    "scope": "feed.moderation:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIENCE",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "reason",
        "in": "query",
        "required": false
      },
      {
        "name": "postId",
        "in": "query",
        "required": false
      },
      {
        "name": "reporterId",
        "in": "query",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Report",
    "envelope": "ReportListEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "invalid_moderation_query",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "feedReports.reviewReport": {
    "id": "feedReports.reviewReport",
    "resource": "feedReports",
    "name": "reviewReport",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/reports/{id}/review",
    "summary": "Review a report",
    "description": "Decides a pending report. `warn_author` and `remove_post` are told to the post's author. `remove_post` deletes the post, closes its poll, and decides its other pending reports in the same way; `report.reviewed` tells of the named one only. Reports of a post that is gone can be dismissed.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:moderate",
    "scope": "feed.moderation:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ReportReview",
      "required": true
    },
    "data": "Report",
    "envelope": "ReportEnvelope",
    "events": [
      {
        "name": "report.reviewed",
        "when": null,
        "delivered": true
      },
      {
        "name": "post.deleted",
        "when": "the action is remove_post",
        "delivered": true
      },
      {
        "name": "poll.closed",
        "when": "the removed post has an open poll",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "invalid_review_action_body",
        "reasons": []
      },
      {
        "code": "report_not_found",
        "reasons": []
      },
      {
        "code": "report_not_pending",
        "reasons": []
      },
      {
        "code": "post_already_deleted",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "feedScheduled.getScheduledPosts": {
    "id": "feedScheduled.getScheduledPosts",
    "resource": "feedScheduled",
    "name": "getScheduledPosts",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/feed/scheduled",
    "summary": "List scheduled posts",
    "description": "The posts that the caller has scheduled, in the order in which they will be published; to moderators, everybody's.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:create",
    "scope": "feed:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUTHOR",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "authorId",
        "in": "query",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Post",
    "envelope": "PostListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "feedScheduled.cancelSchedule": {
    "id": "feedScheduled.cancelSchedule",
    "resource": "feedScheduled",
    "name": "cancelSchedule",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/scheduled/{id}/cancel",
    "summary": "Cancel a scheduled post",
    "description": "The post is never published. Its author and moderators still see it.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:create",
    "scope": "feed:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUTHOR",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Post",
    "envelope": "PostEnvelope",
    "events": [
      {
        "name": "post.schedule_canceled",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "feedScheduled.publishNow": {
    "id": "feedScheduled.publishNow",
    "resource": "feedScheduled",
    "name": "publishNow",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/feed/scheduled/{id}/publish",
    "summary": "Publish a scheduled post now",
    "description": "Publishes the post before its time. Tagged children whose guardians no longer agree to photos are taken out.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "feed:create",
    "scope": "feed:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUTHOR",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Post",
    "envelope": "PostEnvelope",
    "events": [
      {
        "name": "post.published",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "identity.getCurrentUser": {
    "id": "identity.getCurrentUser",
    "resource": "identity",
    "name": "getCurrentUser",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/identity/me",
    "summary": "Get the current user",
    "description": "The signed-in person, with every organization that the person belongs to and the permissions in the current one.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "member",
    "accessReason": "Everyone may read their own account.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "CurrentUser",
    "envelope": "CurrentUserEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "identity.listUsers": {
    "id": "identity.listUsers",
    "resource": "identity",
    "name": "listUsers",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/identity/users",
    "summary": "List users",
    "description": "The active people of the organization whom the caller may see, the latest to join first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "users:read",
    "scope": "identity:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PEER",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "role",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "User",
    "envelope": "UserListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "identity.getUser": {
    "id": "identity.getUser",
    "resource": "identity",
    "name": "getUser",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/identity/users/{id}",
    "summary": "Get a user",
    "description": "One person of the organization, if the caller may see them.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "users:read",
    "scope": "identity:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PEER",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "User",
    "envelope": "UserEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "identity.listMembers": {
    "id": "identity.listMembers",
    "resource": "identity",
    "name": "listMembers",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/identity/members",
    "summary": "List members",
    "description": "The memberships of the organization, invitations included, newest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "members:read",
    "scope": "identity:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "role",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Member",
    "envelope": "MemberListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "identity.inviteMember": {
    "id": "identity.inviteMember",
    "resource": "identity",
    "name": "inviteMember",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/identity/members",
    "summary": "Invite a member",
    "description": "Invites an e-mail address into the organization. The person signs in with that address and accepts. The service sends no mail; the `member.invited` event carries the id that the invitation's link needs. An address whose membership was removed can be invited again. Nobody can grant a role above their own.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "members:invite",
    "scope": "identity:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "MemberInvite",
      "required": true
    },
    "data": "Member",
    "envelope": "MemberEnvelope",
    "events": [
      {
        "name": "member.invited",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "duplicate"
        ]
      },
      {
        "code": "forbidden",
        "reasons": [
          "role_escalation"
        ]
      }
    ],
    "deprecated": null
  },
  "identity.getMember": {
    "id": "identity.getMember",
    "resource": "identity",
    "name": "getMember",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/identity/members/{id}",
    "summary": "Get a member",
    "description": "One membership of the organization.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "members:read",
    "scope": "identity:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Member",
    "envelope": "MemberEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "identity.updateMember": {
    "id": "identity.updateMember",
    "resource": "identity",
    "name": "updateMember",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/identity/members/{id}",
    "summary": "Update a member",
    "description": "Changes a member's roles, title or state. Nobody can grant a role above their own or change a member who ranks above them, and an organization keeps at least one owner. A suspended or removed member loses access within 300 seconds.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "members:update",
    "scope": "identity:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "MemberUpdate",
      "required": true
    },
    "data": "Member",
    "envelope": "MemberEnvelope",
    "events": [
      {
        "name": "member.updated",
        "when": null,
        "delivered": true
      },
      {
        "name": "member.suspended",
        "when": "status becomes suspended",
        "delivered": true
      },
      {
        "name": "member.removed",
        "when": "status becomes removed",
        "delivered": true
      },
      {
        "name": "member.reactivated",
        "when": "status goes from suspended to active",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition",
          "last_owner"
        ]
      },
      {
        "code": "forbidden",
        "reasons": [
          "role_escalation"
        ]
      }
    ],
    "deprecated": null
  },
  "identity.acceptInvitation": {
    "id": "identity.acceptInvitation",
    "resource": "identity",
    "name": "acceptInvitation",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/identity/members/{id}/accept",
    "summary": "Accept an invitation",
    "description": "Accepts the caller's own invitation. The verified e-mail address must be the invited one.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "member",
    "accessReason": "The invited person has no role in the organization yet.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active",
      "invited"
    ],
    "relationship": [
      {
        "rule": "R-SELF-MEMBER",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Member",
    "envelope": "MemberEnvelope",
    "events": [
      {
        "name": "member.activated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "messaging.listConversations": {
    "id": "messaging.listConversations",
    "resource": "messaging",
    "name": "listConversations",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/messaging/conversations",
    "summary": "List my conversations",
    "description": "What the caller takes part in: groups, and direct conversations with a message at least, each newest activity first. For an API key these are the conversations of the user behind it.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "conversations:read",
    "scope": "conversations:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PARTICIPANT",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "includeHidden",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "ConversationListing",
    "envelope": "ConversationListingEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "messaging.createConversation": {
    "id": "messaging.createConversation",
    "resource": "messaging",
    "name": "createConversation",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/messaging/conversations",
    "summary": "Talk with somebody",
    "description": "Opens the direct conversation with a person, or answers the one that there is. Students talk with the staff and with their own guardians; below the age of digital consent they need their guardians' consent to direct messaging.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201,
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "conversations:create",
    "scope": "conversations:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PEER-MESSAGING",
        "from": "body.participantId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "direct_messaging",
        "from": "body.participantId",
        "optional": false,
        "of": "user",
        "except": null
      },
      {
        "type": "direct_messaging",
        "from": "caller",
        "optional": false,
        "of": "self",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ConversationCreate",
      "required": true
    },
    "data": "Conversation",
    "envelope": "ConversationEnvelope",
    "events": [
      {
        "name": "conversation.created",
        "when": "there was none",
        "delivered": true
      },
      {
        "name": "message.sent",
        "when": "a message came with it",
        "delivered": true
      }
    ],
    "audit": false,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "self_conversation",
          "conversation_archived"
        ]
      }
    ],
    "deprecated": null
  },
  "messaging.listMessages": {
    "id": "messaging.listMessages",
    "resource": "messaging",
    "name": "listMessages",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/messaging/conversations/{id}/messages",
    "summary": "List messages",
    "description": "The messages of a conversation, the latest first, from the moment when the caller joined it.",
    "kind": "list",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "messages:read",
    "scope": "messages:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PARTICIPANT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "after",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Message",
    "envelope": "MessageListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "messaging.sendMessage": {
    "id": "messaging.sendMessage",
    "resource": "messaging",
    "name": "sendMessage",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/messaging/conversations/{id}/messages",
    "summary": "Send a message",
    "description": "Says something in a conversation. While a student below the age of digital consent takes part, that student's guardians must consent to direct messaging.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "messages:send",
    "scope": "messages:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PARTICIPANT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "direct_messaging",
        "from": "path.id",
        "optional": false,
        "of": "conversation",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "MessageSend",
      "required": true
    },
    "data": "Message",
    "envelope": "MessageEnvelope",
    "events": [
      {
        "name": "message.sent",
        "when": null,
        "delivered": true
      }
    ],
    "audit": false,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "conversation_archived"
        ]
      }
    ],
    "deprecated": null
  },
  "messaging.markRead": {
    "id": "messaging.markRead",
    "resource": "messaging",
    "name": "markRead",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/messaging/conversations/{id}/read",
    "summary": "Mark messages as read",
    "description": "Tells that the caller has read everything up to a message. What was read before stays read.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "messages:read",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PARTICIPANT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "MarkRead",
      "required": true
    },
    "data": "ReadState",
    "envelope": "ReadStateEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "messaging.updatePreferences": {
    "id": "messaging.updatePreferences",
    "resource": "messaging",
    "name": "updatePreferences",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/messaging/conversations/{id}/preferences",
    "summary": "Mute or hide a conversation",
    "description": "Changes how the caller alone meets a conversation: muted, it makes no notifications; hidden, it is not listed.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "conversations:read",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PARTICIPANT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ConversationPreferencesUpdate",
      "required": true
    },
    "data": "Conversation",
    "envelope": "ConversationEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "messaging.listGroups": {
    "id": "messaging.listGroups",
    "resource": "messaging",
    "name": "listGroups",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/messaging/groups",
    "summary": "List my groups",
    "description": "The groups that the caller belongs to, newest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "conversations:read",
    "scope": "conversations:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PARTICIPANT",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "includeHidden",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Conversation",
    "envelope": "ConversationListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "messaging.createGroup": {
    "id": "messaging.createGroup",
    "resource": "messaging",
    "name": "createGroup",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/messaging/groups",
    "summary": "Create a group",
    "description": "Opens a group that the caller owns. Students below the age of digital consent need their guardians' consent to direct messaging.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "groups:create",
    "scope": "conversations:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PEER-MESSAGING",
        "from": "body.memberIds[]",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "direct_messaging",
        "from": "body.memberIds[]",
        "optional": false,
        "of": "user",
        "except": null
      },
      {
        "type": "direct_messaging",
        "from": "caller",
        "optional": false,
        "of": "self",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "GroupCreate",
      "required": true
    },
    "data": "Conversation",
    "envelope": "ConversationEnvelope",
    "events": [
      {
        "name": "group.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "messaging.addGroupMembers": {
    "id": "messaging.addGroupMembers",
    "resource": "messaging",
    "name": "addGroupMembers",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/messaging/groups/{id}/members",
    "summary": "Add people to a group",
    "description": "Adds people to a group that the caller owns or administers, as far as 500 in all. They read what is said from now on.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "groups:create",
    "scope": "conversations:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-GROUP-MANAGER",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      },
      {
        "rule": "R-PEER-MESSAGING",
        "from": "body.memberIds[]",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "direct_messaging",
        "from": "body.memberIds[]",
        "optional": false,
        "of": "user",
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "GroupMembersAdd",
      "required": true
    },
    "data": "Conversation",
    "envelope": "ConversationEnvelope",
    "events": [
      {
        "name": "group.members_added",
        "when": "any of them was not in it",
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "not_a_group",
          "capacity_reached"
        ]
      }
    ],
    "deprecated": null
  },
  "messaging.removeGroupMember": {
    "id": "messaging.removeGroupMember",
    "resource": "messaging",
    "name": "removeGroupMember",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/messaging/groups/{id}/members/{userId}",
    "summary": "Remove somebody from a group",
    "description": "Takes a person out of a group that the caller owns or administers, or lets the caller leave it. A group keeps an owner.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "conversations:read",
    "scope": "conversations:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-GROUP-LEAVE",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "userId",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Conversation",
    "envelope": "ConversationEnvelope",
    "events": [
      {
        "name": "group.member_removed",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "not_a_group",
          "last_group_owner"
        ]
      }
    ],
    "deprecated": null
  },
  "profiles.list": {
    "id": "profiles.list",
    "resource": "profiles",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/profiles",
    "summary": "List profiles",
    "description": "How the people whom the caller may see present themselves, the latest to join first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "profiles:read",
    "scope": "profiles:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PEER",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "role",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Profile",
    "envelope": "ProfileListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "profiles.updateMine": {
    "id": "profiles.updateMine",
    "resource": "profiles",
    "name": "updateMine",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/profiles/me",
    "summary": "Update my profile",
    "description": "Changes how the caller is presented. Picture, locale and time zone are the person's own and change in every organization; the rest in this one. Phone and address are kept for the organization's emergencies, encrypted, and never shown by the API.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "profiles:update",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ProfileUpdate",
      "required": true
    },
    "data": "Profile",
    "envelope": "ProfileEnvelope",
    "events": [
      {
        "name": "profile.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "profiles.getProfile": {
    "id": "profiles.getProfile",
    "resource": "profiles",
    "name": "getProfile",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/profiles/{userId}",
    "summary": "Get a profile",
    "description": "How one person presents themselves, if the caller may see them.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "profiles:read",
    "scope": "profiles:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-PEER",
        "from": "path.userId",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "userId",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Profile",
    "envelope": "ProfileEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "store.list": {
    "id": "store.list",
    "resource": "store",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/apps",
    "summary": "List apps",
    "description": "The published apps, the latest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "apps:read",
    "scope": "apps:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "category",
        "in": "query",
        "required": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "App",
    "envelope": "AppListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "store.listInstalled": {
    "id": "store.listInstalled",
    "resource": "store",
    "name": "listInstalled",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/apps/installed",
    "summary": "List installed apps",
    "description": "The organization's installations, past ones included, the latest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "apps:read",
    "scope": "apps:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "AppInstallation",
    "envelope": "AppInstallationListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "store.get": {
    "id": "store.get",
    "resource": "store",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/apps/{id}",
    "summary": "Get an app",
    "description": "One app of the store. An app that is no longer published is still shown where it is installed.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "apps:read",
    "scope": "apps:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "App",
    "envelope": "AppEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "store.install": {
    "id": "store.install",
    "resource": "store",
    "name": "install",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/apps/{id}/install",
    "summary": "Install an app",
    "description": "Lets an app into the organization, with a service user and a credential of its own. `credential.appSecret` is shown this once: it is the app's API key, and what its init data are signed with. The caller's own roles must allow every granted scope.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "apps:install",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "AppInstall",
      "required": false
    },
    "data": "AppInstallResult",
    "envelope": "AppInstallResultEnvelope",
    "events": [
      {
        "name": "app.installed",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "already_installed",
          "app_not_published"
        ]
      },
      {
        "code": "forbidden",
        "reasons": [
          "role_escalation"
        ]
      },
      {
        "code": "validation_error",
        "reasons": [
          "scope_not_requested"
        ]
      }
    ],
    "deprecated": null
  },
  "store.uninstall": {
    "id": "store.uninstall",
    "resource": "store",
    "name": "uninstall",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/apps/{id}/uninstall",
    "summary": "Uninstall an app",
    "description": "Ends the installation, its API key and its webhook endpoints. Consents to sharing data with this app end with it.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "apps:install",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "AppInstallation",
    "envelope": "AppInstallationEnvelope",
    "events": [
      {
        "name": "app.uninstalled",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "not_installed"
        ]
      }
    ],
    "deprecated": null
  },
  "store.rotateCredential": {
    "id": "store.rotateCredential",
    "resource": "store",
    "name": "rotateCredential",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/apps/{id}/credential/rotate",
    "summary": "Rotate an app's credential",
    "description": "Gives an installed app a new secret. Until the grace period ends the previous one works as well, as API key and for init data.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "apps:install",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "CredentialRotate",
      "required": false
    },
    "data": "AppInstallResult",
    "envelope": "AppInstallResultEnvelope",
    "events": [
      {
        "name": "app.credential_rotated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "credential_not_found",
        "reasons": []
      },
      {
        "code": "conflict",
        "reasons": [
          "not_installed",
          "rotation_in_progress"
        ]
      }
    ],
    "deprecated": null
  },
  "embedded.getContext": {
    "id": "embedded.getContext",
    "resource": "embedded",
    "name": "getContext",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/embedded/context",
    "summary": "Get the embedded context",
    "description": "Verifies the init data with which an embedded app was opened, and says where that was and by whom. Called by the app, with no other credential. See the guide at /docs/embedded-apps for how init data are made.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "public",
    "accessReason": "The signed init data are the credential.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": true,
    "parameters": [
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Init-Data",
        "in": "header",
        "required": true
      }
    ],
    "body": null,
    "data": "EmbeddedContext",
    "envelope": "EmbeddedContextEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "missing_initdata",
        "reasons": []
      },
      {
        "code": "initdata_invalid",
        "reasons": []
      },
      {
        "code": "initdata_expired",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "usage.getOrgUsage": {
    "id": "usage.getOrgUsage",
    "resource": "usage",
    "name": "getOrgUsage",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/usage",
    "summary": "Get the organization's usage",
    "description": "Requests, errors, 95th percentile of latency and rate-limit hits of the whole organization, by day (UTC).",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "usage:read",
    "scope": "usage:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "UsageSeries",
    "envelope": "UsageSeriesEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "validation_error",
        "reasons": [
          "range"
        ]
      }
    ],
    "deprecated": null
  },
  "usage.getKeyUsage": {
    "id": "usage.getKeyUsage",
    "resource": "usage",
    "name": "getKeyUsage",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/usage/keys/{apiKeyId}",
    "summary": "Get an API key's usage",
    "description": "The same series as the organization's, for one of its API keys.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "usage:read",
    "scope": "usage:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "apiKeyId",
        "in": "path",
        "required": true
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "UsageSeries",
    "envelope": "UsageSeriesEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "credential_not_found",
        "reasons": []
      },
      {
        "code": "validation_error",
        "reasons": [
          "range"
        ]
      }
    ],
    "deprecated": null
  },
  "usage.getDeprecations": {
    "id": "usage.getDeprecations",
    "resource": "usage",
    "name": "getDeprecations",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/usage/deprecations",
    "summary": "Get who calls what is deprecated",
    "description": "Calls of deprecated and retired operations by each API key, and by all members together, within the range of days\n(UTC). A key that is not in here any more has moved. A few seconds behind.\n",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "usage:read",
    "scope": "usage:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "DeprecationUsage",
    "envelope": "DeprecationUsageEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "validation_error",
        "reasons": [
          "range"
        ]
      }
    ],
    "deprecated": null
  },
  "apiKeys.list": {
    "id": "apiKeys.list",
    "resource": "apiKeys",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/api-keys",
    "summary": "List API keys",
    "description": "The organization's API keys, newest first, without their secrets.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "api_keys:read",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "kind",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "ApiKey",
    "envelope": "ApiKeyListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "apiKeys.create": {
    "id": "apiKeys.create",
    "resource": "apiKeys",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/api-keys",
    "summary": "Create an API key",
    "description": "Creates a key and returns its secret, which cannot be read again. Keys cannot create keys.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "api_keys:manage",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ApiKeyCreate",
      "required": true
    },
    "data": "ApiKeyWithSecret",
    "envelope": "ApiKeyWithSecretEnvelope",
    "events": [
      {
        "name": "api_key.created",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "key_limit"
        ]
      },
      {
        "code": "validation_error",
        "reasons": [
          "unknown_scope"
        ]
      }
    ],
    "deprecated": null
  },
  "apiKeys.get": {
    "id": "apiKeys.get",
    "resource": "apiKeys",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/api-keys/{id}",
    "summary": "Get an API key",
    "description": "One API key of the organization, without its secret.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "api_keys:read",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "ApiKey",
    "envelope": "ApiKeyEnvelope",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "credential_not_found",
        "reasons": []
      }
    ],
    "deprecated": null
  },
  "apiKeys.revoke": {
    "id": "apiKeys.revoke",
    "resource": "apiKeys",
    "name": "revoke",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/api-keys/{id}",
    "summary": "Revoke an API key",
    "description": "Ends a key for good. Calls with it fail from then on.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "api_keys:manage",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "ApiKey",
    "envelope": "ApiKeyEnvelope",
    "events": [
      {
        "name": "api_key.revoked",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "credential_not_found",
        "reasons": []
      },
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "apiKeys.rotate": {
    "id": "apiKeys.rotate",
    "resource": "apiKeys",
    "name": "rotate",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/api-keys/{id}/rotate",
    "summary": "Rotate an API key",
    "description": "Gives a key a new secret. The previous one works until the grace period ends, so that integrations can change over.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "api_keys:manage",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "ApiKeyRotate",
      "required": false
    },
    "data": "ApiKeyWithSecret",
    "envelope": "ApiKeyWithSecretEnvelope",
    "events": [
      {
        "name": "api_key.rotated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "credential_not_found",
        "reasons": []
      },
      {
        "code": "conflict",
        "reasons": [
          "invalid_state_transition",
          "rotation_in_progress"
        ]
      }
    ],
    "deprecated": null
  },
  "webhooks.list": {
    "id": "webhooks.list",
    "resource": "webhooks",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/webhook-endpoints",
    "summary": "List webhook endpoints",
    "description": "The organization's webhook endpoints, newest first, without their secrets. An API key sees those that it made.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:read",
    "scope": "webhooks:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-ENDPOINT",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "WebhookEndpoint",
    "envelope": "WebhookEndpointListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "webhooks.create": {
    "id": "webhooks.create",
    "resource": "webhooks",
    "name": "create",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/webhook-endpoints",
    "summary": "Register a webhook endpoint",
    "description": "Has events sent to a URL from now on, and returns the secret that they are signed with, which cannot be read again. A `webhook.ping` is sent at once. An API key can ask for events that its scopes let it read.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      201
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:manage",
    "scope": "webhooks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "WebhookEndpointCreate",
      "required": true
    },
    "data": "WebhookEndpointWithSecret",
    "envelope": "WebhookEndpointWithSecretEnvelope",
    "events": [
      {
        "name": "webhook_endpoint.created",
        "when": null,
        "delivered": false
      },
      {
        "name": "webhook.ping",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "endpoint_limit"
        ]
      },
      {
        "code": "validation_error",
        "reasons": [
          "url_not_allowed"
        ]
      }
    ],
    "deprecated": null
  },
  "webhooks.get": {
    "id": "webhooks.get",
    "resource": "webhooks",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/webhook-endpoints/{id}",
    "summary": "Get a webhook endpoint",
    "description": "One webhook endpoint, without its secret.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:read",
    "scope": "webhooks:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-ENDPOINT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "WebhookEndpoint",
    "envelope": "WebhookEndpointEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "webhooks.update": {
    "id": "webhooks.update",
    "resource": "webhooks",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/webhook-endpoints/{id}",
    "summary": "Change a webhook endpoint",
    "description": "Changes where and which events are sent. Disabling an endpoint cancels what is still to be delivered; enabling it resets its failures, and brings nothing back that was missed.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:manage",
    "scope": "webhooks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-ENDPOINT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "WebhookEndpointUpdate",
      "required": true
    },
    "data": "WebhookEndpoint",
    "envelope": "WebhookEndpointEnvelope",
    "events": [
      {
        "name": "webhook_endpoint.updated",
        "when": null,
        "delivered": false
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "validation_error",
        "reasons": [
          "url_not_allowed"
        ]
      }
    ],
    "deprecated": null
  },
  "webhooks.delete": {
    "id": "webhooks.delete",
    "resource": "webhooks",
    "name": "delete",
    "alias": null,
    "method": "DELETE",
    "path": "/api/v1/webhook-endpoints/{id}",
    "summary": "Delete a webhook endpoint",
    "description": "Ends an endpoint for good, and cancels what is still to be delivered.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:manage",
    "scope": "webhooks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-ENDPOINT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "DeletedResource",
    "envelope": "DeletedResourceEnvelope",
    "events": [
      {
        "name": "webhook_endpoint.deleted",
        "when": null,
        "delivered": false
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "webhooks.rotateSecret": {
    "id": "webhooks.rotateSecret",
    "resource": "webhooks",
    "name": "rotateSecret",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/webhook-endpoints/{id}/rotate-secret",
    "summary": "Rotate an endpoint's secret",
    "description": "Gives an endpoint a new signing secret. Until the grace period ends each delivery has two signatures, the new secret's first, so that receivers can change over.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:manage",
    "scope": "webhooks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-ENDPOINT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "SecretRotate",
      "required": false
    },
    "data": "WebhookEndpointWithSecret",
    "envelope": "WebhookEndpointWithSecretEnvelope",
    "events": [
      {
        "name": "webhook_endpoint.secret_rotated",
        "when": null,
        "delivered": false
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "rotation_in_progress"
        ]
      }
    ],
    "deprecated": null
  },
  "webhooks.test": {
    "id": "webhooks.test",
    "resource": "webhooks",
    "name": "test",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/webhook-endpoints/{id}/test",
    "summary": "Send a test event",
    "description": "Sends a `webhook.ping` to this endpoint only. The delivery tells how it went.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      202
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:manage",
    "scope": "webhooks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-ENDPOINT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "WebhookDelivery",
    "envelope": "WebhookDeliveryEnvelope",
    "events": [
      {
        "name": "webhook.ping",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "endpoint_disabled"
        ]
      }
    ],
    "deprecated": null
  },
  "webhooks.listDeliveries": {
    "id": "webhooks.listDeliveries",
    "resource": "webhooks",
    "name": "listDeliveries",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/webhook-endpoints/{id}/deliveries",
    "summary": "List an endpoint's deliveries",
    "description": "What was sent to the endpoint in the last 30 days and how that went, newest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:read",
    "scope": "webhooks:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-ENDPOINT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "eventType",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "WebhookDelivery",
    "envelope": "WebhookDeliveryListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "webhooks.redeliver": {
    "id": "webhooks.redeliver",
    "resource": "webhooks",
    "name": "redeliver",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/webhook-deliveries/{id}/redeliver",
    "summary": "Deliver an event again",
    "description": "Sends the event of a delivery that has ended once more, as a new delivery to the same endpoint.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      202
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "webhooks:manage",
    "scope": "webhooks:write",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-ENDPOINT",
        "from": "path.id",
        "optional": false,
        "of": "webhook_delivery",
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "WebhookDelivery",
    "envelope": "WebhookDeliveryEnvelope",
    "events": [],
    "audit": true,
    "errors": [
      {
        "code": "conflict",
        "reasons": [
          "endpoint_disabled",
          "invalid_state_transition"
        ]
      }
    ],
    "deprecated": null
  },
  "events.list": {
    "id": "events.list",
    "resource": "events",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/events",
    "summary": "List events",
    "description": "What changed in the organization in the last 30 days, newest first: what webhooks are sent. The list is never counted: it has no `total`. An API key sees the types that its scopes let it read; an app's key, events about students only where every student concerned may be shared with the app.",
    "kind": "list",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "events:read",
    "scope": "events:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-EVENT",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "third_party_sharing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "type",
        "in": "query",
        "required": false
      },
      {
        "name": "resourceId",
        "in": "query",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Event",
    "envelope": "EventListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "events.get": {
    "id": "events.get",
    "resource": "events",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/events/{id}",
    "summary": "Get an event",
    "description": "One event of the last 30 days, as webhooks were sent it.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "events:read",
    "scope": "events:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-EVENT",
        "from": "path.id",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": "Event",
    "envelope": "EventEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "notifications.list": {
    "id": "notifications.list",
    "resource": "notifications",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/notifications",
    "summary": "List my notifications",
    "description": "What the caller was told, the latest first.",
    "kind": "list",
    "counted": true,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "member",
    "accessReason": "Everyone may read what they were told.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "unread",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "Notification",
    "envelope": "NotificationListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "notifications.markRead": {
    "id": "notifications.markRead",
    "resource": "notifications",
    "name": "markRead",
    "alias": null,
    "method": "POST",
    "path": "/api/v1/notifications/{id}/read",
    "summary": "Mark a notification as read",
    "description": "Marks one of the caller's notifications as read. One that was read before stays as it is.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "member",
    "accessReason": "Everyone may read what they were told.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Notification",
    "envelope": "NotificationEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "organization.get": {
    "id": "organization.get",
    "resource": "organization",
    "name": "get",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/organization",
    "summary": "Get the organization",
    "description": "The current organization and its settings.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "org:read",
    "scope": "org:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Organization",
    "envelope": "OrganizationEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "organization.update": {
    "id": "organization.update",
    "resource": "organization",
    "name": "update",
    "alias": null,
    "method": "PATCH",
    "path": "/api/v1/organization",
    "summary": "Update the organization",
    "description": "Changes the fields and settings that are sent. Quota and consent policy are set by the platform's operator.",
    "kind": "single",
    "counted": false,
    "idempotent": true,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "org:update",
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "body": {
      "schema": "OrganizationUpdate",
      "required": true
    },
    "data": "Organization",
    "envelope": "OrganizationEnvelope",
    "events": [
      {
        "name": "organization.updated",
        "when": null,
        "delivered": true
      }
    ],
    "audit": true,
    "errors": [],
    "deprecated": null
  },
  "organization.getQuota": {
    "id": "organization.getQuota",
    "resource": "organization",
    "name": "getQuota",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/organization/quota",
    "summary": "Get the monthly quota",
    "description": "How many requests the organization has made this month (UTC), out of how many.",
    "kind": "single",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "usage:read",
    "scope": "usage:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "Quota",
    "envelope": "QuotaEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "audit.list": {
    "id": "audit.list",
    "resource": "audit",
    "name": "list",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/audit-logs",
    "summary": "List audit logs",
    "description": "Who did what in the organization, newest first. The list is never counted: it has no `total`. Rows about a student are left out for callers without access to that student.",
    "kind": "list",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "permission",
    "accessReason": null,
    "permission": "audit:read",
    "scope": "audit:read",
    "memberStatus": [
      "active"
    ],
    "relationship": [
      {
        "rule": "R-AUDIT",
        "from": "list",
        "optional": false,
        "of": null,
        "any": null,
        "flag": null,
        "unless": null
      }
    ],
    "consent": [
      {
        "type": "third_party_sharing",
        "from": "list",
        "optional": false,
        "of": null,
        "except": null
      }
    ],
    "initData": false,
    "parameters": [
      {
        "name": "X-Org-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "action",
        "in": "query",
        "required": false
      },
      {
        "name": "actorId",
        "in": "query",
        "required": false
      },
      {
        "name": "resourceType",
        "in": "query",
        "required": false
      },
      {
        "name": "resourceId",
        "in": "query",
        "required": false
      },
      {
        "name": "outcome",
        "in": "query",
        "required": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "body": null,
    "data": "AuditLog",
    "envelope": "AuditLogListEnvelope",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "retired.conversations": {
    "id": "retired.conversations",
    "resource": "retired",
    "name": "conversations",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/conversations",
    "summary": "List conversations (retired)",
    "description": "Always answers 410, whatever credential is sent. Use `GET /api/v1/messaging/conversations`.",
    "kind": "retired",
    "counted": false,
    "idempotent": false,
    "statuses": [
      410
    ],
    "access": "public",
    "accessReason": "Every caller, with or without a credential, is told where to go.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": null,
    "envelope": "ApiError",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "GONE",
        "reasons": []
      }
    ],
    "deprecated": {
      "at": "2026-11-01",
      "sunset": "2026-12-01",
      "docs": "/docs/migrations/conversations",
      "replacement": "GET /api/v1/messaging/conversations",
      "retired": true
    }
  },
  "retired.conversationById": {
    "id": "retired.conversationById",
    "resource": "retired",
    "name": "conversationById",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/conversations/{id}",
    "summary": "Get a conversation (retired)",
    "description": "Always answers 410, whatever credential is sent. Use `GET /api/v1/messaging/conversations`.",
    "kind": "retired",
    "counted": false,
    "idempotent": false,
    "statuses": [
      410
    ],
    "access": "public",
    "accessReason": "Every caller, with or without a credential, is told where to go.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "body": null,
    "data": null,
    "envelope": "ApiError",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "GONE",
        "reasons": []
      }
    ],
    "deprecated": {
      "at": "2026-11-01",
      "sunset": "2026-12-01",
      "docs": "/docs/migrations/conversations",
      "replacement": "GET /api/v1/messaging/conversations",
      "retired": true
    }
  },
  "retired.channels": {
    "id": "retired.channels",
    "resource": "retired",
    "name": "channels",
    "alias": null,
    "method": "GET",
    "path": "/api/v1/channels",
    "summary": "List channels (retired)",
    "description": "Always answers 410, whatever credential is sent. Use `GET /api/v1/messaging/conversations`.",
    "kind": "retired",
    "counted": false,
    "idempotent": false,
    "statuses": [
      410
    ],
    "access": "public",
    "accessReason": "Every caller, with or without a credential, is told where to go.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": null,
    "envelope": "ApiError",
    "events": [],
    "audit": false,
    "errors": [
      {
        "code": "GONE",
        "reasons": []
      }
    ],
    "deprecated": {
      "at": "2026-11-01",
      "sunset": "2026-12-01",
      "docs": "/docs/migrations/conversations",
      "replacement": "GET /api/v1/messaging/conversations",
      "retired": true
    }
  },
  "system.openapi": {
    "id": "system.openapi",
    "resource": "system",
    "name": "openapi",
    "alias": null,
    "method": "GET",
    "path": "/openapi.json",
    "summary": "Get the contract",
    "description": "This API as an OpenAPI 3.1 document, as the server runs it.",
    "kind": "raw",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "public",
    "accessReason": "The contract is public.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "OpenApiDocument",
    "envelope": "OpenApiDocument",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "system.live": {
    "id": "system.live",
    "resource": "system",
    "name": "live",
    "alias": null,
    "method": "GET",
    "path": "/health/live",
    "summary": "Is the process alive?",
    "description": "Answers as long as the process can answer at all, whatever it depends on.",
    "kind": "raw",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "public",
    "accessReason": "Probes have no credential.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "HealthStatus",
    "envelope": "HealthStatus",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  },
  "system.ready": {
    "id": "system.ready",
    "resource": "system",
    "name": "ready",
    "alias": null,
    "method": "GET",
    "path": "/health/ready",
    "summary": "Can the server take requests?",
    "description": "200 when it can, 503 with the same body when something that it needs is down or while it shuts down.",
    "kind": "raw",
    "counted": false,
    "idempotent": false,
    "statuses": [
      200
    ],
    "access": "public",
    "accessReason": "Probes have no credential.",
    "permission": null,
    "scope": null,
    "memberStatus": [
      "active"
    ],
    "relationship": [],
    "consent": [],
    "initData": false,
    "parameters": [
      {
        "name": "X-Request-Id",
        "in": "header",
        "required": false
      }
    ],
    "body": null,
    "data": "HealthStatus",
    "envelope": "HealthStatus",
    "events": [],
    "audit": false,
    "errors": [],
    "deprecated": null
  }
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations

// @generated from contract/openapi.yaml. Do not edit.
export interface paths {
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description The tasks that the caller may see, newest first. Guardians and students see those that they created or are assigned. A task about a student is left out for callers without access to that student.
         */
        get: operations["tasks.list"];
        put?: never;
        /**
         * Create a task
         * @description Creates an open task. With a `studentId` the caller needs access to that student, and the guardians' consent to data processing where it applies.
         */
        post: operations["tasks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The task. */
                id: components["parameters"]["TaskIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description One task, if the caller may see it.
         */
        get: operations["tasks.getById"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes a task. Open to its creator, and to owners and admins.
         */
        delete: operations["tasks.delete"];
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Changes the fields that are sent. An open task can be moved to `in_progress` and back; completing and reopening are operations of their own.
         */
        patch: operations["tasks.update"];
        trace?: never;
    };
    "/api/v1/tasks/{id}/complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The task. */
                id: components["parameters"]["TaskIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task
         * @description Marks an open task, or one in progress, as completed.
         */
        post: operations["tasks.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{id}/reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The task. */
                id: components["parameters"]["TaskIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a task
         * @description Makes a completed task open again.
         */
        post: operations["tasks.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description The projects that the caller may see, newest first. Guardians and students see those with a task that they may see.
         */
        get: operations["tasks.listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates an active project. Its name must be new among the organization's projects.
         */
        post: operations["tasks.createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a project
         * @description One project, if the caller may see it.
         */
        get: operations["tasks.getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Deletes a project. It must have no task that is not completed.
         */
        delete: operations["tasks.deleteProject"];
        options?: never;
        head?: never;
        /**
         * Update a project
         * @description Changes the fields that are sent. Archive a project, or make it active again, through `status`.
         */
        patch: operations["tasks.updateProject"];
        trace?: never;
    };
    "/api/v1/academic/assignments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List assignments
         * @description The assignments of the sections that the caller may see: newest first, or, with `sectionId`, in the order in which they are due, those without a due time last. Drafts are for those who teach the section, and for the office; guardians and students do not see them.
         */
        get: operations["academic.assignments.list"];
        put?: never;
        /**
         * Create an assignment
         * @description Gives an active section something to do, as a draft or published at once.
         */
        post: operations["academic.assignments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/assignments/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The assignment. */
                id: components["parameters"]["AssignmentIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get an assignment
         * @description One assignment, if the caller may see its section. To guardians and students a draft is not there, nor is one that was archived as a draft.
         */
        get: operations["academic.assignments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an assignment
         * @description Changes the fields that are sent; lists are replaced as a whole. A draft is published; a published assignment is closed, and can be opened again unless its `closesAt` has passed. It becomes a draft again while nobody has handed anything in. An archived assignment stays as it is.
         */
        patch: operations["academic.assignments.update"];
        trace?: never;
    };
    "/api/v1/academic/assignments/{id}/submissions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The assignment. */
                id: components["parameters"]["AssignmentIdParam"];
            };
            cookie?: never;
        };
        /**
         * List the submissions of an assignment
         * @description What the students whom the caller may see have handed in, newest first. Guardians and students see score and feedback once they are released.
         */
        get: operations["academic.assignments.getSubmissions"];
        put?: never;
        /**
         * Hand in work
         * @description A further attempt of a student who is enrolled in the section, while the assignment is open. Students hand in for themselves and may leave `studentId` out; anyone else names the student. After `dueAt` the work is late, if the assignment allows that.
         */
        post: operations["academic.assignments.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/submissions/{id}/return": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The submission. */
                id: components["parameters"]["SubmissionIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a submission
         * @description Gives a submission back to its student, and releases its grade. Feedback that is sent takes the place of the grade's on the submission.
         */
        post: operations["academic.assignments.returnSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/attendance": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List attendance
         * @description The attendance of the students whom the caller may see, the latest day first. Filters narrow each other.
         */
        get: operations["academic.attendance.list"];
        put?: never;
        /**
         * Mark a student's attendance
         * @description Records how a student attended a section, or the whole day, on a day. There is one record for each student, day and section: marking again replaces what it says. Marks of a section are for its teachers, marks of the whole day for the student's homeroom teacher, both for the office too.
         */
        post: operations["academic.attendance.mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/attendance/bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the attendance of many students
         * @description Marks up to 300 students for one day, in a section or for the whole day, each as `academic.attendance.mark` does. All are marked or, if any of them cannot be, none.
         */
        post: operations["academic.attendance.bulkMark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/students/{studentId}/attendance": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The student. */
                studentId: components["parameters"]["OfStudentParam"];
            };
            cookie?: never;
        };
        /**
         * List a student's attendance
         * @description How one student attended, the latest day first.
         */
        get: operations["academic.attendance.getStudentAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/classrooms": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List classrooms
         * @description Rooms of the organization, physical and virtual, newest first.
         */
        get: operations["academic.classrooms.list"];
        put?: never;
        /**
         * Create a classroom
         * @description Adds a room. Its code must be new among the organization's rooms, in whatever case.
         */
        post: operations["academic.classrooms.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/classrooms/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The classroom. */
                id: components["parameters"]["ClassroomIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a classroom
         * @description One room.
         */
        get: operations["academic.classrooms.get"];
        put?: never;
        post?: never;
        /**
         * Delete a classroom
         * @description Deletes a room. It must be no student's homeroom, and no active section may meet in it.
         */
        delete: operations["academic.classrooms.delete"];
        options?: never;
        head?: never;
        /**
         * Update a classroom
         * @description Changes the fields that are sent. Take a room out of use, and back into it, through `isActive`.
         */
        patch: operations["academic.classrooms.update"];
        trace?: never;
    };
    "/api/v1/academic/terms": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List terms
         * @description School years and their parts, the last created first.
         */
        get: operations["academic.terms.list"];
        put?: never;
        /**
         * Create a term
         * @description Adds a term. Its name must be new in the organization; within a parent term, its dates must lie inside that term's.
         */
        post: operations["academic.terms.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/teachers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List teachers
         * @description The organization's teachers, by last and first name.
         */
        get: operations["academic.teachers.list"];
        put?: never;
        /**
         * Create a teacher
         * @description Gives a member a teaching record. The member must be active, and a teacher, admin or owner.
         */
        post: operations["academic.teachers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/teachers/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The teacher. */
                id: components["parameters"]["TeacherIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a teacher
         * @description One teacher.
         */
        get: operations["academic.teachers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/courses": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List courses
         * @description The course catalogue, by code.
         */
        get: operations["academic.courses.list"];
        put?: never;
        /**
         * Create a course
         * @description Adds a course to the catalogue. Its code must be new among the organization's courses, in whatever case.
         */
        post: operations["academic.courses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/courses/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The course. */
                id: components["parameters"]["CourseIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a course
         * @description One course of the catalogue.
         */
        get: operations["academic.courses.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a course
         * @description Changes the fields that are sent; standards and prerequisites are replaced as a whole. A draft can be made active, an active course archived, and an archived one active again. No course may require itself, through whatever others.
         */
        patch: operations["academic.courses.update"];
        trace?: never;
    };
    "/api/v1/academic/courses/{id}/offerings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The course. */
                id: components["parameters"]["CourseIdParam"];
            };
            cookie?: never;
        };
        /**
         * List a course's offerings
         * @description The terms in which a course is taught, the last created first.
         */
        get: operations["academic.courses.getOfferings"];
        put?: never;
        /**
         * Offer a course in a term
         * @description Plans an active course for a term, once per term. Sections are created under the offering.
         */
        post: operations["academic.courses.createOffering"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/courses/{id}/prerequisites": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The course. */
                id: components["parameters"]["CourseIdParam"];
            };
            cookie?: never;
        };
        /**
         * List a course's prerequisites
         * @description What a course requires or recommends to have been completed before, by code. Not what those require in turn.
         */
        get: operations["academic.courses.getPrerequisites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/standards": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List learning standards
         * @description The learning standards that courses, lessons and assignments refer to, the last created first.
         */
        get: operations["academic.courses.listStandards"];
        put?: never;
        /**
         * Create a learning standard
         * @description Adds a standard. Its code must be new in the organization.
         */
        post: operations["academic.courses.createStandard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/lessons": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List lessons
         * @description The lessons of the sections that the caller may see, newest first. Drafts are for those who teach the section, and for the office; guardians and students do not see them.
         */
        get: operations["academic.lessons.list"];
        put?: never;
        /**
         * Create a lesson
         * @description Plans a lesson of an active section. Its date, if it has one, lies in the section's term.
         */
        post: operations["academic.lessons.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/lessons/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The lesson. */
                id: components["parameters"]["LessonIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a lesson
         * @description One lesson, if the caller may see its section. To guardians and students a draft is not there.
         */
        get: operations["academic.lessons.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a lesson
         * @description Changes the fields that are sent; lists are replaced as a whole. A draft is published, and then delivered. Either can be canceled before that, and a canceled lesson becomes a draft again.
         */
        patch: operations["academic.lessons.update"];
        trace?: never;
    };
    "/api/v1/academic/schedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the schedule
         * @description When the active sections that the caller may see meet, from one day of the organization's calendar to another, in order of time. A lesson belongs to the meeting during which it begins, or, without a time, to the section's first meeting of its day. A meeting with several lessons comes once for each; a lesson at another time comes by itself. Canceled lessons are left out, and so are drafts, for guardians and students. With `studentId` the schedule holds what the student is enrolled in on each day; the caller needs access to the student, and the guardians' consent to data processing where it applies.
         */
        get: operations["academic.lessons.getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/sections": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List sections
         * @description The sections that the caller may see, by code. Teachers see those that they teach; guardians and students those with a child of theirs in it.
         */
        get: operations["academic.sections.list"];
        put?: never;
        /**
         * Create a section
         * @description Adds a class to an offering that is not closed; the first one opens a planned offering. Its code must be new in the term, and its meetings must find their rooms free.
         */
        post: operations["academic.sections.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/sections/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The section. */
                id: components["parameters"]["SectionIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a section
         * @description One section, if the caller may see it.
         */
        get: operations["academic.sections.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a section
         * @description Changes the fields that are sent; teachers and meetings are replaced as a whole. Archive a section, or make it active again while its offering is not closed, through `status`. The group conversations of a section follow its state.
         */
        patch: operations["academic.sections.update"];
        trace?: never;
    };
    "/api/v1/academic/grades": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List grades
         * @description The grades of the students whom the caller may see, the last graded first. Guardians and students see released ones only.
         */
        get: operations["academic.grades.listGrades"];
        put?: never;
        /**
         * Submit a grade
         * @description Grades a student's assessment. There is one grade for each student and assessment: submitting again replaces it. A grade that was released stays so. If the assessment is of an assignment, the student's latest submission becomes graded.
         */
        post: operations["academic.grades.submitGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/grades/bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit many grades
         * @description Grades up to 300 students on one assessment, each as `academic.grades.submitGrade` does. All are graded or, if any of them cannot be, none.
         */
        post: operations["academic.grades.bulkSubmitGrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/students/{studentId}/grades": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The student. */
                studentId: components["parameters"]["OfStudentParam"];
            };
            cookie?: never;
        };
        /**
         * List a student's grades
         * @description The grades of one student, the last graded first. Guardians and the student see released ones only.
         */
        get: operations["academic.grades.getStudentGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/assessments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List assessments
         * @description What is graded in the sections that the caller may see, the last created first.
         */
        get: operations["academic.grades.listAssessments"];
        put?: never;
        /**
         * Create an assessment
         * @description Adds something to grade to a section whose term is not closed. An assignment has at most one.
         */
        post: operations["academic.grades.createAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/students": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List students
         * @description The students whom the caller may see, by last and first name. Teachers see those whom they teach, guardians their children, students themselves.
         */
        get: operations["academic.students.list"];
        put?: never;
        /**
         * Create a student
         * @description Adds a student. The student number must be new in the organization.
         */
        post: operations["academic.students.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/students/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a student
         * @description One student, if the caller may see them. The audit log tells who has read it.
         */
        get: operations["academic.students.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a student
         * @description Changes the fields that are sent. A student becomes enrolled, inactive, transferred or graduated through `status`; leaving `enrolled` withdraws the active enrollments.
         */
        patch: operations["academic.students.update"];
        trace?: never;
    };
    "/api/v1/academic/students/{id}/enrollments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentIdParam"];
            };
            cookie?: never;
        };
        /**
         * List a student's enrollments
         * @description The sections that a student takes, waits for, has completed or left, newest enrollment first.
         */
        get: operations["academic.students.getEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/enrollments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List enrollments
         * @description The enrollments of the students whom the caller may see, newest first.
         */
        get: operations["academic.enrollments.list"];
        put?: never;
        /**
         * Enroll a student
         * @description Enrolls a student in an active section. An active enrollment takes a place, and is refused when there is none left: enroll as `waitlisted` then. Whatever its state, the prerequisites that the course requires must be met, each by a completed enrollment of the student, unless `overridePrerequisites` is set.
         */
        post: operations["academic.enrollments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/academic/enrollments/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The enrollment. */
                id: components["parameters"]["EnrollmentIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an enrollment
         * @description Changes the fields that are sent. A pending or waitlisted enrollment becomes `active` when the section has a place; nobody moves up by themselves. An active one can be `completed`, and any of the three `withdrawn`.
         */
        patch: operations["academic.enrollments.update"];
        trace?: never;
    };
    "/api/v1/academic/sections/{sectionId}/enrollments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The section. */
                sectionId: components["schemas"]["SectionId"];
            };
            cookie?: never;
        };
        /**
         * List a section's enrollments
         * @description Who takes a section, waits for it, has completed or left it, newest enrollment first: of those, the students whom the caller may see.
         */
        get: operations["academic.enrollments.getSectionEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/children": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List children
         * @description The children whom the caller may see, by last name. Guardians see their own children even before they have agreed to anything: `consents` shows what is missing.
         */
        get: operations["family.getChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/children/{childId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a child
         * @description One child, if the caller stands in a relationship to it. Each look is audited.
         */
        get: operations["family.getChild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/members": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List family members
         * @description The members of the families that the caller may see, newest first. Guardians see the families of the children to whom a link of theirs is active.
         */
        get: operations["family.getMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/guardian-links": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List guardian links
         * @description Who is or was a guardian of the children whom the caller may see, newest first. A guardian sees the links of a child once her own link to it is active.
         */
        get: operations["family.listGuardianLinks"];
        put?: never;
        /**
         * Propose a guardian
         * @description Proposes a member with the role guardian as a guardian of the child. The link holds once it is accepted. For owners, admins, office staff, the organization's own keys, and the child's primary guardians; these can neither name another primary guardian nor allow more than their own link does.
         */
        post: operations["family.createGuardianLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/guardian-links/{id}/accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The guardian link. */
                id: components["parameters"]["GuardianLinkIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a guardian link
         * @description Makes a pending link active, and guardian and child members of their family. For the guardian of the link, and for owners and admins.
         */
        post: operations["family.acceptGuardianLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/guardian-links/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The guardian link. */
                id: components["parameters"]["GuardianLinkIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a guardian link
         * @description Ends a link for good, or declines a pending one. The guardian leaves the families to which no other active link ties them. For the guardian of the link, owners, admins and the organization's own keys; only owners and admins can take the last active guardian from an enrolled child.
         */
        delete: operations["family.revokeGuardianLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/children/{childId}/consents": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        /**
         * List consents
         * @description What guardians have agreed to for the child, now and before, newest first.
         */
        get: operations["family.listConsents"];
        put?: never;
        /**
         * Grant a consent
         * @description A guardian whose link allows it agrees to something for the child, under the organization's present policy. A consent to an older policy is superseded. For guardians only.
         */
        post: operations["family.grantConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/consents/{id}/revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The consent. */
                id: components["parameters"]["ConsentIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a consent
         * @description A guardian whose link allows it takes a consent back, whoever gave it. It holds for the next request already.
         */
        post: operations["family.revokeConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/children/{childId}/health": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a child's health information
         * @description What the school must know of a child's health, with the guardians' consent to health data. Guardians need a link that shows health. Teachers get `view: alerts`: allergies, diet and what to do in an emergency.
         */
        get: operations["family.getHealthInfo"];
        /**
         * Replace a child's health information
         * @description Replaces all of it: what is left out is empty afterwards. It is stored encrypted, and no event and no audit row holds any of it.
         */
        put: operations["family.putHealthInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/children/{childId}/trusted-contacts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        /**
         * List a child's trusted contacts
         * @description Whom the guardians trust with the child, by priority, with their consent to sharing contacts. Phone numbers, addresses and pickup PINs are never shown.
         */
        get: operations["family.getTrustedContacts"];
        put?: never;
        /**
         * Add a trusted contact
         * @description Adds somebody whom the guardians trust with the child, 20 at most. For guardians whose link lets them manage contacts, and for the office. `phone` and `address` are stored encrypted and cannot be read back.
         */
        post: operations["family.createTrustedContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/trusted-contacts/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The trusted contact. */
                id: components["parameters"]["TrustedContactIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a trusted contact
         * @description Deletes a trusted contact, whether or not the consent to sharing contacts still stands. Phone number, address and PIN are erased at once.
         */
        delete: operations["family.deleteTrustedContact"];
        options?: never;
        head?: never;
        /**
         * Update a trusted contact
         * @description Changes the fields that are sent. For guardians whose link lets them manage contacts, and for the office.
         */
        patch: operations["family.updateTrustedContact"];
        trace?: never;
    };
    "/api/v1/family/trusted-contacts/{id}/pin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The trusted contact. */
                id: components["parameters"]["TrustedContactIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set or clear a pickup PIN
         * @description Sets the PIN by which the contact is known at the school gate, or clears it with null. For guardians whose link lets them manage contacts, and for nobody else. Nothing of a PIN can be read afterwards, not even whether there is one.
         */
        put: operations["family.setTrustedContactPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/family/trusted-contacts/{id}/verify-pin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The trusted contact. */
                id: components["parameters"]["TrustedContactIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a pickup PIN
         * @description For the people at the school: whether this is the contact's PIN, and the contact may pick the child up today. After five wrong PINs within 15 minutes the contact's PIN is locked for 15 minutes. Every attempt is recorded.
         */
        post: operations["family.verifyTrustedContactPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/timeline": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the timeline
         * @description The published posts that are addressed to the caller, the latest first. Pages by `cursor` cost the same however far back they are, and are not shifted by what is published meanwhile.
         */
        get: operations["feed.getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/posts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a post
         * @description Publishes a post, an announcement or a poll, at once or when it is scheduled for. Guardians write where the organization's settings let them. Tagged children need their guardians' consent to photos.
         */
        post: operations["feed.createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/posts/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a post
         * @description One post, if it is addressed to the caller. Authors and moderators see what is scheduled or canceled as well.
         */
        get: operations["feed.getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Takes a post away, with its poll. For its author and for moderators.
         */
        delete: operations["feed.deletePost"];
        options?: never;
        head?: never;
        /**
         * Update a post
         * @description Changes the fields that are sent. Authors change their own posts; moderators pin any, open and close its comments, and take tagged children out. A canceled post stays as it is.
         */
        patch: operations["feed.updatePost"];
        trace?: never;
    };
    "/api/v1/feed/bookmarks": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List bookmarked posts
         * @description The posts that the caller has bookmarked and may still see, the latest bookmark first.
         */
        get: operations["feedBookmarks.getBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/posts/{id}/bookmark": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bookmark a post, or remove the bookmark
         * @description Bookmarks a published post for the caller alone; a second time removes the bookmark.
         */
        post: operations["feedBookmarks.toggleBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/posts/{id}/comments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        /**
         * List a post's comments
         * @description The comments on a post and the replies to them, the oldest first. Replies name the comment that they answer in `parentCommentId`.
         */
        get: operations["feedComments.getComments"];
        put?: never;
        /**
         * Comment on a post
         * @description Writes a comment on a published post, or a reply to a comment on it. Replies have no replies.
         */
        post: operations["feedComments.createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/comments/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The comment. */
                id: components["parameters"]["CommentIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment. Open to its author and to moderators. Replies to it stay.
         */
        delete: operations["feedComments.deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/experience-roles": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List experience roles
         * @description The roles that posts can be addressed to, the latest first. Everybody may know of them.
         */
        get: operations["feedExperienceRoles.getRoles"];
        put?: never;
        /**
         * Create an experience role
         * @description Creates a role that nobody holds yet.
         */
        post: operations["feedExperienceRoles.createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/experience-roles/{id}/members": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The experience role. */
                id: components["parameters"]["ExperienceRoleIdParam"];
            };
            cookie?: never;
        };
        /**
         * List the members of an experience role
         * @description Those who hold the role, as far as the caller may see them, the latest first.
         */
        get: operations["feedExperienceRoles.getMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/experience-roles/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The experience role. */
                id: components["parameters"]["ExperienceRoleIdParam"];
                /** @description The person. */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give somebody an experience role
         * @description Makes an active member of the organization a member of the role. One who is already stays as they are.
         */
        put: operations["feedExperienceRoles.addMember"];
        post?: never;
        /**
         * Take an experience role from somebody
         * @description The person no longer holds the role, nor sees what is addressed to it.
         */
        delete: operations["feedExperienceRoles.removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/polls/{id}/vote": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The poll. */
                id: components["parameters"]["PollIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote in a poll
         * @description Votes for one or more options of an open poll. Nobody is ever told who voted what. Where the poll allows it, a later vote takes the place of an earlier one.
         */
        post: operations["feedPolls.votePoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/polls/{id}/results": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The poll. */
                id: components["parameters"]["PollIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a poll's results
         * @description How the poll stands, as far as its `resultsVisibility` lets the caller see it now.
         */
        get: operations["feedPolls.getPollResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/posts/{id}/reactions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        /**
         * List a post's reactions
         * @description Who reacted to a post, and how, the latest first.
         */
        get: operations["feedReactions.getReactions"];
        put?: never;
        /**
         * React to a post, or take it back
         * @description Adds the caller's reaction to a published post. The same type again takes it back; another type takes its place. Everybody has one reaction to a post at most.
         */
        post: operations["feedReactions.toggleReaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/posts/{id}/reports": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a post
         * @description Tells the moderators of a post that should not stand. One can report a post again once the earlier report was reviewed, and never one's own. The author is not told who reported it.
         */
        post: operations["feedReports.reportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/reports": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description What was reported to the moderators, the latest first. An app is not shown reports of posts to the family of a child whose guardians do not share data with it.
         */
        get: operations["feedReports.getReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/reports/{id}/review": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The report. */
                id: components["parameters"]["ReportIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a report
         * @description Decides a pending report. `warn_author` and `remove_post` are told to the post's author. `remove_post` deletes the post, closes its poll, and decides its other pending reports in the same way; `report.reviewed` tells of the named one only. Reports of a post that is gone can be dismissed.
         */
        post: operations["feedReports.reviewReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/scheduled": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List scheduled posts
         * @description The posts that the caller has scheduled, in the order in which they will be published; to moderators, everybody's.
         */
        get: operations["feedScheduled.getScheduledPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/scheduled/{id}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a scheduled post
         * @description The post is never published. Its author and moderators still see it.
         */
        post: operations["feedScheduled.cancelSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/scheduled/{id}/publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a scheduled post now
         * @description Publishes the post before its time. Tagged children whose guardians no longer agree to photos are taken out.
         */
        post: operations["feedScheduled.publishNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity/me": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user
         * @description The signed-in person, with every organization that the person belongs to and the permissions in the current one.
         */
        get: operations["identity.getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity/users": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The active people of the organization whom the caller may see, the latest to join first.
         */
        get: operations["identity.listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity/users/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The user. */
                id: components["parameters"]["UserIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description One person of the organization, if the caller may see them.
         */
        get: operations["identity.getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity/members": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description The memberships of the organization, invitations included, newest first.
         */
        get: operations["identity.listMembers"];
        put?: never;
        /**
         * Invite a member
         * @description Invites an e-mail address into the organization. The person signs in with that address and accepts. The service sends no mail; the `member.invited` event carries the id that the invitation's link needs. An address whose membership was removed can be invited again. Nobody can grant a role above their own.
         */
        post: operations["identity.inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity/members/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The membership. */
                id: components["parameters"]["MemberIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description One membership of the organization.
         */
        get: operations["identity.getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a member
         * @description Changes a member's roles, title or state. Nobody can grant a role above their own or change a member who ranks above them, and an organization keeps at least one owner. A suspended or removed member loses access within 300 seconds.
         */
        patch: operations["identity.updateMember"];
        trace?: never;
    };
    "/api/v1/identity/members/{id}/accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The membership. */
                id: components["parameters"]["MemberIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Accepts the caller's own invitation. The verified e-mail address must be the invited one.
         */
        post: operations["identity.acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messaging/conversations": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List my conversations
         * @description What the caller takes part in: groups, and direct conversations with a message at least, each newest activity first. For an API key these are the conversations of the user behind it.
         */
        get: operations["messaging.listConversations"];
        put?: never;
        /**
         * Talk with somebody
         * @description Opens the direct conversation with a person, or answers the one that there is. Students talk with the staff and with their own guardians; below the age of digital consent they need their guardians' consent to direct messaging.
         */
        post: operations["messaging.createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messaging/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        /**
         * List messages
         * @description The messages of a conversation, the latest first, from the moment when the caller joined it.
         */
        get: operations["messaging.listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Says something in a conversation. While a student below the age of digital consent takes part, that student's guardians must consent to direct messaging.
         */
        post: operations["messaging.sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messaging/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Tells that the caller has read everything up to a message. What was read before stays read.
         */
        post: operations["messaging.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messaging/conversations/{id}/preferences": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mute or hide a conversation
         * @description Changes how the caller alone meets a conversation: muted, it makes no notifications; hidden, it is not listed.
         */
        patch: operations["messaging.updatePreferences"];
        trace?: never;
    };
    "/api/v1/messaging/groups": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List my groups
         * @description The groups that the caller belongs to, newest first.
         */
        get: operations["messaging.listGroups"];
        put?: never;
        /**
         * Create a group
         * @description Opens a group that the caller owns. Students below the age of digital consent need their guardians' consent to direct messaging.
         */
        post: operations["messaging.createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messaging/groups/{id}/members": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add people to a group
         * @description Adds people to a group that the caller owns or administers, as far as 500 in all. They read what is said from now on.
         */
        post: operations["messaging.addGroupMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messaging/groups/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
                /** @description Who leaves. */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove somebody from a group
         * @description Takes a person out of a group that the caller owns or administers, or lets the caller leave it. A group keeps an owner.
         */
        delete: operations["messaging.removeGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profiles": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List profiles
         * @description How the people whom the caller may see present themselves, the latest to join first.
         */
        get: operations["profiles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profiles/me": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update my profile
         * @description Changes how the caller is presented. Picture, locale and time zone are the person's own and change in every organization; the rest in this one. Phone and address are kept for the organization's emergencies, encrypted, and never shown by the API.
         */
        patch: operations["profiles.updateMine"];
        trace?: never;
    };
    "/api/v1/profiles/{userId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person. */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a profile
         * @description How one person presents themselves, if the caller may see them.
         */
        get: operations["profiles.getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List apps
         * @description The published apps, the latest first.
         */
        get: operations["store.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/installed": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List installed apps
         * @description The organization's installations, past ones included, the latest first.
         */
        get: operations["store.listInstalled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The app. */
                id: components["parameters"]["AppIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get an app
         * @description One app of the store. An app that is no longer published is still shown where it is installed.
         */
        get: operations["store.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{id}/install": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The app. */
                id: components["parameters"]["AppIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Install an app
         * @description Lets an app into the organization, with a service user and a credential of its own. `credential.appSecret` is shown this once: it is the app's API key, and what its init data are signed with. The caller's own roles must allow every granted scope.
         */
        post: operations["store.install"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{id}/uninstall": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The app. */
                id: components["parameters"]["AppIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uninstall an app
         * @description Ends the installation, its API key and its webhook endpoints. Consents to sharing data with this app end with it.
         */
        post: operations["store.uninstall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{id}/credential/rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The app. */
                id: components["parameters"]["AppIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an app's credential
         * @description Gives an installed app a new secret. Until the grace period ends the previous one works as well, as API key and for init data.
         */
        post: operations["store.rotateCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/embedded/context": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the embedded context
         * @description Verifies the init data with which an embedded app was opened, and says where that was and by whom. Called by the app, with no other credential. See the guide at /docs/embedded-apps for how init data are made.
         */
        get: operations["embedded.getContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the organization's usage
         * @description Requests, errors, 95th percentile of latency and rate-limit hits of the whole organization, by day (UTC).
         */
        get: operations["usage.getOrgUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage/keys/{apiKeyId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description An API key of the organization. */
                apiKeyId: components["schemas"]["ApiKeyId"];
            };
            cookie?: never;
        };
        /**
         * Get an API key's usage
         * @description The same series as the organization's, for one of its API keys.
         */
        get: operations["usage.getKeyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage/deprecations": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get who calls what is deprecated
         * @description Calls of deprecated and retired operations by each API key, and by all members together, within the range of days
         *     (UTC). A key that is not in here any more has moved. A few seconds behind.
         */
        get: operations["usage.getDeprecations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description The organization's API keys, newest first, without their secrets.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key and returns its secret, which cannot be read again. Keys cannot create keys.
         */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The API key. */
                id: components["parameters"]["ApiKeyIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get an API key
         * @description One API key of the organization, without its secret.
         */
        get: operations["apiKeys.get"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Ends a key for good. Calls with it fail from then on.
         */
        delete: operations["apiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The API key. */
                id: components["parameters"]["ApiKeyIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Gives a key a new secret. The previous one works until the grace period ends, so that integrations can change over.
         */
        post: operations["apiKeys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description The organization's webhook endpoints, newest first, without their secrets. An API key sees those that it made.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Has events sent to a URL from now on, and returns the secret that they are signed with, which cannot be read again. A `webhook.ping` is sent at once. An API key can ask for events that its scopes let it read.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description One webhook endpoint, without its secret.
         */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Ends an endpoint for good, and cancels what is still to be delivered.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes where and which events are sent. Disabling an endpoint cancels what is still to be delivered; enabling it resets its failures, and brings nothing back that was missed.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an endpoint's secret
         * @description Gives an endpoint a new signing secret. Until the grace period ends each delivery has two signatures, the new secret's first, so that receivers can change over.
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a `webhook.ping` to this endpoint only. The delivery tells how it went.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        /**
         * List an endpoint's deliveries
         * @description What was sent to the endpoint in the last 30 days and how that went, newest first.
         */
        get: operations["webhooks.listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The delivery. */
                id: components["parameters"]["WebhookDeliveryIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event again
         * @description Sends the event of a delivery that has ended once more, as a new delivery to the same endpoint.
         */
        post: operations["webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description What changed in the organization in the last 30 days, newest first: what webhooks are sent. The list is never counted: it has no `total`. An API key sees the types that its scopes let it read; an app's key, events about students only where every student concerned may be shared with the app.
         */
        get: operations["events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The event. */
                id: components["parameters"]["EventIdParam"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description One event of the last 30 days, as webhooks were sent it.
         */
        get: operations["events.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List my notifications
         * @description What the caller was told, the latest first.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The notification. */
                id: components["parameters"]["NotificationIdParam"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Marks one of the caller's notifications as read. One that was read before stays as it is.
         */
        post: operations["notifications.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organization": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the organization
         * @description The current organization and its settings.
         */
        get: operations["organization.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the organization
         * @description Changes the fields and settings that are sent. Quota and consent policy are set by the platform's operator.
         */
        patch: operations["organization.update"];
        trace?: never;
    };
    "/api/v1/organization/quota": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the monthly quota
         * @description How many requests the organization has made this month (UTC), out of how many.
         */
        get: operations["organization.getQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-logs": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List audit logs
         * @description Who did what in the organization, newest first. The list is never counted: it has no `total`. Rows about a student are left out for callers without access to that student.
         */
        get: operations["audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations (retired)
         * @deprecated
         * @description Always answers 410, whatever credential is sent. Use `GET /api/v1/messaging/conversations`.
         */
        get: operations["retired.conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Not looked at. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a conversation (retired)
         * @deprecated
         * @description Always answers 410, whatever credential is sent. Use `GET /api/v1/messaging/conversations`.
         */
        get: operations["retired.conversationById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channels": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List channels (retired)
         * @deprecated
         * @description Always answers 410, whatever credential is sent. Use `GET /api/v1/messaging/conversations`.
         */
        get: operations["retired.channels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contract
         * @description This API as an OpenAPI 3.1 document, as the server runs it.
         */
        get: operations["system.openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description Answers as long as the process can answer at all, whatever it depends on.
         */
        get: operations["system.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Can the server take requests?
         * @description 200 when it can, 503 with the same body when something that it needs is down or while it shuts down.
         */
        get: operations["system.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "task.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.task.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task's fields changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.task.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task got another assignee.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.task.assigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was completed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.task.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A completed task was reopened.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.task.reopened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was deleted.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.task.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.project.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project's fields changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.project.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was deleted.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.project.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "classroom.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A classroom was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.classroom.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "classroom.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A classroom's fields changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.classroom.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "classroom.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A classroom was deleted.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.classroom.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "term.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A term was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.term.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "teacher.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member got a teaching record.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.teacher.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "course.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A course was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.course.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "course.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A course's fields, standards or prerequisites changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.course.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "standard.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A learning standard was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.standard.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offering.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A course was offered in a term.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.offering.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "section.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A section was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.section.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "section.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A section's fields, teachers or meetings changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.section.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assignment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An assignment was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.assignment.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assignment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An assignment's fields changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.assignment.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assignment.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An assignment became visible to students and guardians.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.assignment.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assignment.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An assignment takes no more submissions.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.assignment.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "submission.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student handed something in.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.submission.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "submission.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A submission was returned to its student, and its grade released.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.submission.returned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lesson.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lesson was planned.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.lesson.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lesson.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lesson's fields changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.lesson.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendance.marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student's attendance was marked, or marked anew.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.attendance.marked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendance.bulk_marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The attendance of many students was marked at once.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.attendance.bulk_marked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "grade.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A grade was given or changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.grade.submitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "grade.released": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A grade was shown to the student and the guardians.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.grade.released"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "grade.bulk_submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Many grades of an assessment were given at once.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.grade.bulk_submitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assessment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An assessment was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.assessment.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "student.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.student.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "student.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student's fields changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.student.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student was enrolled in a section.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.enrollment.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An enrollment's fields or state changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.enrollment.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student left a section.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.enrollment.withdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student completed a section.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.enrollment.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian_link.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian was proposed for a child.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.guardian_link.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian_link.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian link was accepted and holds.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.guardian_link.activated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guardian_link.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian link was revoked.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.guardian_link.revoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consent.granted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian gave a consent.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.consent.granted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consent.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian took a consent back.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.consent.revoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consent.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A consent has run out.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.consent.expired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "health.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A child's health information changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.health.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "trusted_contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A trusted contact was added.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.trusted_contact.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "trusted_contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A trusted contact's fields changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.trusted_contact.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "trusted_contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A trusted contact was deleted.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.trusted_contact.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody commented on a post.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.comment.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A comment was deleted.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.comment.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "poll.voted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody voted in a poll. Who and for what is not told.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.poll.voted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reaction.added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody reacted to a post, or chose another reaction.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.reaction.added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reaction.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody took a reaction back.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.reaction.removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "poll.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A poll was closed, by its time or with its post.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.poll.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A post was reported.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.report.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.reviewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report was reviewed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.report.reviewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.invited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody was invited into the organization.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.member.invited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invitation was accepted.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.member.activated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A membership's roles, title or state changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.member.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member was suspended.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.member.suspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member or invitation was removed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.member.removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.reactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A suspended member became active again.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.member.reactivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Two people began to talk.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.conversation.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A group was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.group.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was sent. What it says is not told.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.message.sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.members_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People joined a group.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.group.members_added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.member_removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody left a group, or was taken out of it.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.group.member_removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "profile.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person changed their profile.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.profile.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A post was written or scheduled.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.post.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A post was published.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.post.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A post was changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.post.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A post was deleted.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.post.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.schedule_canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A scheduled post will not be published.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.post.schedule_canceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "experience_role.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An experience role was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.experience_role.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "experience_role.member_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody was given an experience role.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.experience_role.member_added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "experience_role.member_removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An experience role was taken from somebody.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.experience_role.member_removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "app.installed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An app was installed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.app.installed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "app.uninstalled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An app was uninstalled.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.app.uninstalled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "app.credential_rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An app got a new secret.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.app.credential_rotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api_key.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key was created.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.api_key.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api_key.rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key got a new secret.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.api_key.rotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api_key.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key was revoked.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.api_key.revoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api_key.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key reached its `expiresAt`.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.api_key.expired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quota.threshold_reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 80 or 100 percent of the month's requests are used.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.quota.threshold_reached"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organization.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The organization's fields or settings changed.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.organization.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test of one endpoint, which alone gets it.
         * @description Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.
         */
        post: operations["webhook.webhook.ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description That somebody voted, or changed their vote. Who it was, and for what, is not told. */
        PollVoted: {
            pollId: components["schemas"]["PollId"];
            postId: components["schemas"]["PostId"];
            /** @example 32 */
            totalVoters: number;
        };
        /** @description Whose reaction to a post was added, changed or taken back, and the post's reactions since. */
        ReactionChange: {
            postId: components["schemas"]["PostId"];
            /**
             * @description Whether there is a reaction of the caller now.
             * @example true
             */
            reacted: boolean;
            /** @description The caller's reaction; null when there is none any more. */
            type: components["schemas"]["ReactionTypeOrNull"];
            /** @description The post's reactions by type, without those that nobody chose. */
            reactionSummary: components["schemas"]["ReactionCount"][];
            userId: components["schemas"]["UserId"];
        };
        /** @description All that an event tells of health information. Read it to see what changed. */
        HealthInfoChange: {
            childId: components["schemas"]["StudentId"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Which contact of which child. */
        TrustedContactRef: {
            id: components["schemas"]["TrustedContactId"];
            childId: components["schemas"]["StudentId"];
        };
        /** @description What the event `attendance.bulk_marked` tells. */
        AttendanceBulkMarked: {
            /** @description Null for the whole day. */
            sectionId: components["schemas"]["SectionIdOrNull"];
            date: components["schemas"]["CalendarDate"];
            /** @example 18 */
            created: number;
            /** @example 2 */
            updated: number;
            /** @example 5 */
            unchanged: number;
            /** @description In the order of the request. */
            recordIds: components["schemas"]["AttendanceRecordId"][];
        };
        /** @description What the event `grade.bulk_submitted` tells. */
        GradeBulkSubmitted: {
            assessmentId: components["schemas"]["AssessmentId"];
            /** @example 20 */
            created: number;
            /** @example 4 */
            updated: number;
            /** @example 0 */
            unchanged: number;
            /**
             * @description Whether the grades were released with it.
             * @example true
             */
            released: boolean;
            /** @description In the order of the request. */
            gradeIds: components["schemas"]["GradeId"][];
        };
        /** @description A message as events name it, without what it says. Whoever may read it gets it from the API. */
        SentMessage: {
            id: components["schemas"]["MessageId"];
            conversationId: components["schemas"]["ConversationId"];
            senderId: components["schemas"]["UserId"];
            replyToId: components["schemas"]["MessageIdOrNull"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Says nothing but that deliveries arrive. */
        WebhookPing: {
            /**
             * @example ping
             * @constant
             */
            message: "ping";
        };
        /** @example org_01jdpz3e8m4v7b2c6x9q1wkhtn */
        OrganizationId: string;
        /**
         * @example open
         * @enum {string}
         */
        TaskStatus: "open" | "in_progress" | "completed";
        /**
         * @example normal
         * @enum {string}
         */
        TaskPriority: "low" | "normal" | "high" | "urgent";
        /** @example usr_01jdpz9k4n7c2xw6g8r0m5tqve */
        UserId: string;
        /** @example proj_01jdq2t4m8c6vf2k9w1s5zbh3e */
        ProjectId: string;
        /**
         * Format: date
         * @description A day, without time or time zone.
         * @example 2026-12-01
         */
        CalendarDate: string;
        /**
         * @description Names one request, in the response and in the service's logs.
         * @example req_01jdq2v6w1b7t9k3h5c8x0m4ne
         */
        RequestId: string;
        /**
         * Format: date-time
         * @description A moment, in UTC with milliseconds.
         * @example 2026-11-21T09:00:00.000Z
         */
        Timestamp: string;
        ApiErrorBody: {
            /**
             * @description What went wrong, for programs. The set may grow.
             * @example validation_error
             */
            code: string;
            /**
             * @description What went wrong, for people. Safe to show.
             * @example Request validation failed
             */
            message: string;
            /**
             * @description More about this error; its shape depends on `code`, and it is null where there is no more to say. For `validation_error` it is a list of `{field, location, code, message}`.
             * @example [
             *       {
             *         "field": "dueDate",
             *         "location": "body",
             *         "code": "format",
             *         "message": "dueDate must be a calendar date YYYY-MM-DD"
             *       }
             *     ]
             */
            details: unknown;
            requestId: components["schemas"]["RequestId"];
            timestamp: components["schemas"]["Timestamp"];
        };
        ApiError: {
            error: components["schemas"]["ApiErrorBody"];
        };
        /** @example task_01jdq2v6w3e8rb5m0n4x7yk9ah */
        TaskId: string;
        /**
         * Format: date
         * @description A day, without time or time zone.
         * @example 2026-12-01
         */
        CalendarDateOrNull: string | null;
        /** @example proj_01jdq2t4m8c6vf2k9w1s5zbh3e */
        ProjectIdOrNull: string | null;
        /** @example usr_01jdpz9k4n7c2xw6g8r0m5tqve */
        UserIdOrNull: string | null;
        /** @example stu_01jdq0b7s2f9hz4y6k1p3w8xrn */
        StudentIdOrNull: string | null;
        /**
         * Format: date-time
         * @description A moment, in UTC with milliseconds.
         * @example 2026-11-21T09:00:00.000Z
         */
        TimestampOrNull: string | null;
        Task: {
            id: components["schemas"]["TaskId"];
            /** @example Prepare field-trip slips */
            title: string;
            /** @example One slip per child, signed by a guardian. */
            description: string | null;
            status: components["schemas"]["TaskStatus"];
            priority: components["schemas"]["TaskPriority"];
            dueDate: components["schemas"]["CalendarDateOrNull"];
            projectId: components["schemas"]["ProjectIdOrNull"];
            assigneeId: components["schemas"]["UserIdOrNull"];
            /** @description The student whom the task is about. Only people with access to that student see the task. */
            studentId: components["schemas"]["StudentIdOrNull"];
            labels: string[];
            completedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Pagination: {
            /** @example true */
            hasMore: boolean;
            /**
             * @description The most items that a page holds.
             * @example 20
             */
            limit: number;
            /**
             * @description The page's number, from 1. When paging by cursor, how many pages have been read so far.
             * @example 1
             */
            page: number;
            /**
             * @description Send it as `cursor` to read the next page. Null on the last page.
             * @example eyJ2IjoxLCJvcCI6InRhc2tzLmxpc3QifQ.5jJ0q1Zc9s7wXb2Y
             */
            nextCursor: string | null;
            /**
             * @description All items that match. Left out when paging by cursor, and on lists that are never counted.
             * @example 61
             */
            total?: number;
        };
        /** @description Besides the request's own facts, the page that was read. `pagination` repeats it as one object. */
        ListMeta: {
            requestId: components["schemas"]["RequestId"];
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description The page's number, from 1. When paging by cursor, how many pages have been read so far.
             * @example 1
             */
            page: number;
            /**
             * @description The most items that a page holds.
             * @example 20
             */
            limit: number;
            /**
             * @description All items that match. Left out when paging by cursor, and on lists that are never counted.
             * @example 61
             */
            total?: number;
            /** @example true */
            hasMore: boolean;
            /**
             * @description Send it as `cursor` to read the next page. Null on the last page.
             * @example eyJ2IjoxLCJvcCI6InRhc2tzLmxpc3QifQ.5jJ0q1Zc9s7wXb2Y
             */
            nextCursor: string | null;
            pagination: components["schemas"]["Pagination"];
        };
        TaskListEnvelope: {
            data: components["schemas"]["Task"][];
            meta: components["schemas"]["ListMeta"];
        };
        TaskCreate: {
            /** @example Prepare field-trip slips */
            title: string;
            /** @example One slip per child, signed by a guardian. */
            description?: string | null;
            /**
             * @default normal
             * @example normal
             * @enum {string}
             */
            priority?: "low" | "normal" | "high" | "urgent";
            dueDate?: components["schemas"]["CalendarDateOrNull"];
            /** @description An active project that the caller may see. */
            projectId?: components["schemas"]["ProjectIdOrNull"];
            /** @description An active member whom the caller may see. */
            assigneeId?: components["schemas"]["UserIdOrNull"];
            /** @description The student whom the task is about. The caller needs access to that student. */
            studentId?: components["schemas"]["StudentIdOrNull"];
            /** @default [] */
            labels?: string[];
        };
        Meta: {
            requestId: components["schemas"]["RequestId"];
            timestamp: components["schemas"]["Timestamp"];
        };
        TaskEnvelope: {
            data: components["schemas"]["Task"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description The identifier of a resource of any type.
         * @example task_01jdq2v6w3e8rb5m0n4x7yk9ah
         */
        ResourceId: string;
        DeletedResource: {
            id: components["schemas"]["ResourceId"];
            /**
             * @example true
             * @constant
             */
            deleted: true;
        };
        DeletedResourceEnvelope: {
            data: components["schemas"]["DeletedResource"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. */
        TaskUpdate: {
            /** @example Prepare field-trip slips */
            title?: string;
            /** @example One slip per child, signed by a guardian. */
            description?: string | null;
            /**
             * @description To complete a task, or to reopen a completed one, use those operations.
             * @example in_progress
             * @enum {string}
             */
            status?: "open" | "in_progress";
            priority?: components["schemas"]["TaskPriority"];
            dueDate?: components["schemas"]["CalendarDateOrNull"];
            /** @description An active project that the caller may see. */
            projectId?: components["schemas"]["ProjectIdOrNull"];
            /** @description An active member whom the caller may see. */
            assigneeId?: components["schemas"]["UserIdOrNull"];
            /** @description The student whom the task is about. The caller needs access to that student. */
            studentId?: components["schemas"]["StudentIdOrNull"];
            labels?: string[];
        };
        /**
         * @description An archived project takes no new tasks.
         * @example active
         * @enum {string}
         */
        ProjectStatus: "active" | "archived";
        /** @description A group of tasks. */
        Project: {
            id: components["schemas"]["ProjectId"];
            /** @example Science fair 2026 */
            name: string;
            /** @example Everything for the fair on 12 December. */
            description: string | null;
            /** @example #3b82f6 */
            color: string | null;
            status: components["schemas"]["ProjectStatus"];
            /**
             * @description Tasks of the project that are not completed and that the caller may see.
             * @example 12
             */
            openTaskCount: number;
            startsOn: components["schemas"]["CalendarDateOrNull"];
            endsOn: components["schemas"]["CalendarDateOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ProjectListEnvelope: {
            data: components["schemas"]["Project"][];
            meta: components["schemas"]["ListMeta"];
        };
        ProjectCreate: {
            /** @example Science fair 2026 */
            name: string;
            /** @example Everything for the fair on 12 December. */
            description?: string | null;
            /** @example #3b82f6 */
            color?: string | null;
            startsOn?: components["schemas"]["CalendarDateOrNull"];
            /** @description Not before `startsOn`. */
            endsOn?: components["schemas"]["CalendarDateOrNull"];
        };
        ProjectEnvelope: {
            data: components["schemas"]["Project"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. */
        ProjectUpdate: {
            /** @example Science fair 2026 */
            name?: string;
            /** @example Everything for the fair on 12 December. */
            description?: string | null;
            /** @example #3b82f6 */
            color?: string | null;
            status?: components["schemas"]["ProjectStatus"];
            startsOn?: components["schemas"]["CalendarDateOrNull"];
            /** @description Not before `startsOn`. */
            endsOn?: components["schemas"]["CalendarDateOrNull"];
        };
        /** @example sec_01jdq0j4c8n2a6d0h3m7q1tdsn */
        SectionId: string;
        /**
         * @description Guardians and students do not see a draft. Work is handed in while it is published.
         * @example published
         * @enum {string}
         */
        AssignmentStatus: "draft" | "published" | "closed" | "archived";
        /**
         * @example homework
         * @enum {string}
         */
        AssignmentType: "homework" | "classwork" | "project" | "quiz" | "reading" | "other";
        /** @example asg_01jdq0m2j6v0h4k8r1x5z9bjwt */
        AssignmentId: string;
        /**
         * @example file
         * @enum {string}
         */
        SubmissionType: "text" | "url" | "file" | "none";
        /**
         * Format: uri
         * @example https://files.example.org/worksheet-3.pdf
         */
        HttpsUrl: string;
        /** @description A link to a file. The service stores no files. */
        Attachment: {
            /** @example worksheet-3.pdf */
            name: string;
            url: components["schemas"]["HttpsUrl"];
            /**
             * @description A media type, as whoever attached it says.
             * @example application/pdf
             */
            contentType: string | null;
            /** @example 48211 */
            sizeBytes: number | null;
        };
        /** @example std_01jdq0g8w2h6v0y4b7f1j5nzpk */
        StandardId: string;
        /** @description Something that the students of a section are asked to do. */
        Assignment: {
            id: components["schemas"]["AssignmentId"];
            sectionId: components["schemas"]["SectionId"];
            /** @example Fractions worksheet */
            title: string;
            /** @example Do 1–12 */
            instructions: string | null;
            type: components["schemas"]["AssignmentType"];
            status: components["schemas"]["AssignmentStatus"];
            /**
             * @description Kept with two decimals.
             * @example 20
             */
            pointsPossible: number | null;
            /** @description What a submission may consist of; `none` alone where nothing is handed in here. */
            submissionTypes: components["schemas"]["SubmissionType"][];
            /**
             * @description How often a student may hand in; null for any number.
             * @example 1
             */
            maxAttempts: number | null;
            /**
             * @description Whether work is taken after `dueAt`.
             * @example true
             */
            allowLate: boolean;
            /** @description Work is taken from then on. */
            availableFrom: components["schemas"]["TimestampOrNull"];
            /** @description Not before `availableFrom`. */
            dueAt: components["schemas"]["TimestampOrNull"];
            /** @description No work is taken afterwards. Not before `dueAt`. */
            closesAt: components["schemas"]["TimestampOrNull"];
            attachments: components["schemas"]["Attachment"][];
            standardIds: components["schemas"]["StandardId"][];
            publishedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        AssignmentListEnvelope: {
            data: components["schemas"]["Assignment"][];
            meta: components["schemas"]["ListMeta"];
        };
        AttachmentInput: {
            /** @example worksheet-3.pdf */
            name: string;
            url: components["schemas"]["HttpsUrl"];
            /**
             * @description A media type, as whoever attached it says.
             * @example application/pdf
             */
            contentType?: string | null;
            /** @example 48211 */
            sizeBytes?: number | null;
        };
        AssignmentCreate: {
            sectionId: components["schemas"]["SectionId"];
            /** @example Fractions worksheet */
            title: string;
            /** @example Do 1–12 */
            instructions?: string | null;
            /** @default homework */
            type?: components["schemas"]["AssignmentType"];
            /**
             * @default draft
             * @example draft
             * @enum {string}
             */
            status?: "draft" | "published";
            /**
             * @description Kept with two decimals.
             * @example 20
             */
            pointsPossible?: number | null;
            /**
             * @description What a submission may consist of; `none` alone where nothing is handed in here.
             * @default [
             *       "text"
             *     ]
             */
            submissionTypes?: components["schemas"]["SubmissionType"][];
            /**
             * @description How often a student may hand in; null for any number.
             * @example 1
             */
            maxAttempts?: number | null;
            /**
             * @description Whether work is taken after `dueAt`.
             * @default true
             * @example true
             */
            allowLate?: boolean;
            /** @description Work is taken from then on. */
            availableFrom?: components["schemas"]["TimestampOrNull"];
            /** @description Not before `availableFrom`. */
            dueAt?: components["schemas"]["TimestampOrNull"];
            /** @description No work is taken afterwards. Not before `dueAt`. */
            closesAt?: components["schemas"]["TimestampOrNull"];
            /** @default [] */
            attachments?: components["schemas"]["AttachmentInput"][];
            /** @default [] */
            standardIds?: components["schemas"]["StandardId"][];
        };
        AssignmentEnvelope: {
            data: components["schemas"]["Assignment"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. Lists replace the present ones. */
        AssignmentUpdate: {
            /** @example Fractions worksheet */
            title?: string;
            /** @example Do 1–12 */
            instructions?: string | null;
            type?: components["schemas"]["AssignmentType"];
            status?: components["schemas"]["AssignmentStatus"];
            /**
             * @description Kept with two decimals.
             * @example 20
             */
            pointsPossible?: number | null;
            /** @description What a submission may consist of; `none` alone where nothing is handed in here. */
            submissionTypes?: components["schemas"]["SubmissionType"][];
            /**
             * @description How often a student may hand in; null for any number.
             * @example 1
             */
            maxAttempts?: number | null;
            /**
             * @description Whether work is taken after `dueAt`.
             * @example true
             */
            allowLate?: boolean;
            /** @description Work is taken from then on. */
            availableFrom?: components["schemas"]["TimestampOrNull"];
            /** @description Not before `availableFrom`. */
            dueAt?: components["schemas"]["TimestampOrNull"];
            /** @description No work is taken afterwards. Not before `dueAt`. */
            closesAt?: components["schemas"]["TimestampOrNull"];
            attachments?: components["schemas"]["AttachmentInput"][];
            standardIds?: components["schemas"]["StandardId"][];
        };
        /**
         * @example submitted
         * @enum {string}
         */
        SubmissionStatus: "submitted" | "graded" | "returned";
        /** @example stu_01jdq0b7s2f9hz4y6k1p3w8xrn */
        StudentId: string;
        /** @example sub_01jdq0n9m3y7k1p5t8a2d6cmzw */
        SubmissionId: string;
        /**
         * Format: uri
         * @example https://cdn.example.org/avatars/okoro.png
         */
        HttpsUrlOrNull: string | null;
        /** @description One attempt of one student. */
        Submission: {
            id: components["schemas"]["SubmissionId"];
            assignmentId: components["schemas"]["AssignmentId"];
            studentId: components["schemas"]["StudentId"];
            /** @example 1 */
            attempt: number;
            status: components["schemas"]["SubmissionStatus"];
            /** @example One half is larger than one third. */
            text: string | null;
            /** @example https://docs.example.org/fractions */
            url: components["schemas"]["HttpsUrlOrNull"];
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Handed in after `dueAt` as it was then.
             * @example false
             */
            isLate: boolean;
            submittedAt: components["schemas"]["Timestamp"];
            /**
             * @description The score of the grade given for it; null to guardians and students until it is released.
             * @example 18
             */
            score: number | null;
            /**
             * @description Null to guardians and students until it is released.
             * @example Show how you compared them.
             */
            feedback: string | null;
            /** @description Null to guardians and students until the grade is released. */
            gradedAt: components["schemas"]["TimestampOrNull"];
            returnedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        SubmissionListEnvelope: {
            data: components["schemas"]["Submission"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description At least one of text, url and attachments, each as the assignment's `submissionTypes` allow. */
        SubmissionCreate: {
            /** @description Whose work it is. Students may leave it out. */
            studentId?: components["schemas"]["StudentId"];
            /** @example One half is larger than one third. */
            text?: string | null;
            /** @example https://docs.example.org/fractions */
            url?: components["schemas"]["HttpsUrlOrNull"];
            attachments?: components["schemas"]["AttachmentInput"][];
        };
        SubmissionEnvelope: {
            data: components["schemas"]["Submission"];
            meta: components["schemas"]["Meta"];
        };
        SubmissionReturn: {
            /** @example Show how you compared them. */
            feedback?: string | null;
        };
        /**
         * @example tardy
         * @enum {string}
         */
        AttendanceStatus: "present" | "absent_excused" | "absent_unexcused" | "tardy" | "early_departure" | "partial";
        /** @example att_01jdq0q9v3c7g1m5s8w2a6fkxv */
        AttendanceRecordId: string;
        /** @example sec_01jdq0j4c8n2a6d0h3m7q1tdsn */
        SectionIdOrNull: string | null;
        /** @description How a student attended a section, or the whole day, on one day. */
        AttendanceRecord: {
            id: components["schemas"]["AttendanceRecordId"];
            studentId: components["schemas"]["StudentId"];
            /** @description Null for the whole day. */
            sectionId: components["schemas"]["SectionIdOrNull"];
            /** @description The day at the school. */
            date: components["schemas"]["CalendarDate"];
            status: components["schemas"]["AttendanceStatus"];
            /**
             * @description With `tardy`, and only then.
             * @example 12
             */
            minutesLate: number | null;
            arrivedAt: components["schemas"]["TimestampOrNull"];
            /** @description With `early_departure` and `partial` only, and not before `arrivedAt`. */
            departedAt: components["schemas"]["TimestampOrNull"];
            /**
             * @description For the family to read.
             * @example bus delay
             */
            reason: string | null;
            /**
             * @description For the school only. Null to guardians and students, and in events.
             * @example Called the bus company.
             */
            note: string | null;
            markedAt: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        AttendanceRecordListEnvelope: {
            data: components["schemas"]["AttendanceRecord"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What is left out is cleared. */
        AttendanceMark: {
            /** @description Enrolled in the section, or in the school for the whole day. */
            studentId: components["schemas"]["StudentId"];
            /** @description Null for the whole day. */
            sectionId?: components["schemas"]["SectionIdOrNull"];
            /** @description A day at the school within the section's term, not in the future. Days before the organization's `attendanceLockDays` are locked to all but owners and admins. */
            date: components["schemas"]["CalendarDate"];
            status: components["schemas"]["AttendanceStatus"];
            /**
             * @description With `tardy`, and only then.
             * @example 12
             */
            minutesLate?: number | null;
            arrivedAt?: components["schemas"]["TimestampOrNull"];
            /** @description With `early_departure` and `partial` only, and not before `arrivedAt`. */
            departedAt?: components["schemas"]["TimestampOrNull"];
            /**
             * @description For the family to read.
             * @example bus delay
             */
            reason?: string | null;
            /**
             * @description For the school only.
             * @example Called the bus company.
             */
            note?: string | null;
        };
        AttendanceRecordEnvelope: {
            data: components["schemas"]["AttendanceRecord"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out is cleared. */
        AttendanceEntry: {
            /** @description Enrolled in the section, or in the school for the whole day. */
            studentId: components["schemas"]["StudentId"];
            status: components["schemas"]["AttendanceStatus"];
            /**
             * @description With `tardy`, and only then.
             * @example 12
             */
            minutesLate?: number | null;
            arrivedAt?: components["schemas"]["TimestampOrNull"];
            /** @description With `early_departure` and `partial` only, and not before `arrivedAt`. */
            departedAt?: components["schemas"]["TimestampOrNull"];
            /**
             * @description For the family to read.
             * @example bus delay
             */
            reason?: string | null;
            /**
             * @description For the school only.
             * @example Called the bus company.
             */
            note?: string | null;
        };
        AttendanceBulkMark: {
            /** @description Null for the whole day. */
            sectionId?: components["schemas"]["SectionIdOrNull"];
            /** @description A day at the school within the section's term, not in the future. Days before the organization's `attendanceLockDays` are locked to all but owners and admins. */
            date: components["schemas"]["CalendarDate"];
            /** @description Each student once. */
            records: components["schemas"]["AttendanceEntry"][];
        };
        AttendanceBulkResult: {
            /** @description Null for the whole day. */
            sectionId: components["schemas"]["SectionIdOrNull"];
            date: components["schemas"]["CalendarDate"];
            /** @example 18 */
            created: number;
            /** @example 2 */
            updated: number;
            /** @example 5 */
            unchanged: number;
            /** @description In the order of the request. */
            records: components["schemas"]["AttendanceRecord"][];
        };
        AttendanceBulkResultEnvelope: {
            data: components["schemas"]["AttendanceBulkResult"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @example homeroom
         * @enum {string}
         */
        ClassroomKind: "classroom" | "homeroom" | "lab" | "gym" | "library" | "virtual" | "other";
        /** @example room_01jdq0c4k8w2m6r1t9x3b7hvne */
        ClassroomId: string;
        /**
         * @description A CEDS grade code, from `PK` (preschool) to `12`; `UG` is ungraded.
         * @example 03
         * @enum {string|null}
         */
        GradeLevelOrNull: "PK" | "KG" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12" | "UG" | null;
        /** @example tch_01jdq0e2q6b0r4t8w1a5d9kxmg */
        TeacherIdOrNull: string | null;
        /** @description A room, physical or virtual. */
        Classroom: {
            id: components["schemas"]["ClassroomId"];
            /** @example Room 12 */
            name: string;
            /**
             * @description Unique in the organization, in whatever case.
             * @example B-12
             */
            code: string;
            kind: components["schemas"]["ClassroomKind"];
            /** @example B */
            building: string | null;
            /** @example 1 */
            floor: string | null;
            /** @example 28 */
            capacity: number | null;
            gradeLevel: components["schemas"]["GradeLevelOrNull"];
            /** @description Who has this room as homeroom, and with it access to the students who have it too. */
            homeroomTeacherId: components["schemas"]["TeacherIdOrNull"];
            /**
             * @description Whether the room is in use. Sections cannot be put into one that is not.
             * @example true
             */
            isActive: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ClassroomListEnvelope: {
            data: components["schemas"]["Classroom"][];
            meta: components["schemas"]["ListMeta"];
        };
        ClassroomCreate: {
            /** @example Room 12 */
            name: string;
            /**
             * @description Unique in the organization, in whatever case.
             * @example B-12
             */
            code: string;
            /**
             * @default classroom
             * @example homeroom
             * @enum {string}
             */
            kind?: "classroom" | "homeroom" | "lab" | "gym" | "library" | "virtual" | "other";
            /** @example B */
            building?: string | null;
            /** @example 1 */
            floor?: string | null;
            /** @example 28 */
            capacity?: number | null;
            gradeLevel?: components["schemas"]["GradeLevelOrNull"];
            /** @description Who has this room as homeroom, and with it access to the students who have it too. */
            homeroomTeacherId?: components["schemas"]["TeacherIdOrNull"];
        };
        ClassroomEnvelope: {
            data: components["schemas"]["Classroom"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. */
        ClassroomUpdate: {
            /** @example Room 12 */
            name?: string;
            /**
             * @description Unique in the organization, in whatever case.
             * @example B-12
             */
            code?: string;
            kind?: components["schemas"]["ClassroomKind"];
            /** @example B */
            building?: string | null;
            /** @example 1 */
            floor?: string | null;
            /** @example 28 */
            capacity?: number | null;
            gradeLevel?: components["schemas"]["GradeLevelOrNull"];
            /** @description Who has this room as homeroom, and with it access to the students who have it too. */
            homeroomTeacherId?: components["schemas"]["TeacherIdOrNull"];
            /**
             * @description Whether the room is in use. Sections cannot be put into one that is not.
             * @example true
             */
            isActive?: boolean;
        };
        /**
         * @example semester
         * @enum {string}
         */
        TermKind: "school_year" | "semester" | "trimester" | "quarter" | "summer" | "other";
        /** @example term_01jdq0d9n3y7p1s5v8z2c6jwkf */
        TermId: string;
        /** @example term_01jdq0d9n3y7p1s5v8z2c6jwkf */
        TermIdOrNull: string | null;
        /** @description A school year, or a part of one. */
        Term: {
            id: components["schemas"]["TermId"];
            /**
             * @description Unique in the organization.
             * @example Autumn 2026
             */
            name: string;
            kind: components["schemas"]["TermKind"];
            /**
             * Format: date
             * @description The first day.
             * @example 2026-08-24
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, not before `startsOn`.
             * @example 2026-12-18
             */
            endsOn: string;
            /** @description The term that this one is a part of, such as its school year. */
            parentTermId: components["schemas"]["TermIdOrNull"];
            /**
             * @description Whether today, in the organization's time zone, lies within the term.
             * @example true
             */
            isCurrent: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        TermListEnvelope: {
            data: components["schemas"]["Term"][];
            meta: components["schemas"]["ListMeta"];
        };
        TermCreate: {
            /**
             * @description Unique in the organization.
             * @example Autumn 2026
             */
            name: string;
            kind: components["schemas"]["TermKind"];
            /**
             * Format: date
             * @description The first day.
             * @example 2026-08-24
             */
            startsOn: string;
            /**
             * Format: date
             * @description The last day, not before `startsOn`.
             * @example 2026-12-18
             */
            endsOn: string;
            /** @description The term that this one is a part of, such as its school year. */
            parentTermId?: components["schemas"]["TermIdOrNull"];
        };
        TermEnvelope: {
            data: components["schemas"]["Term"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @example mathematics
         * @enum {string}
         */
        Subject: "mathematics" | "language_arts" | "science" | "social_studies" | "world_languages" | "arts" | "music" | "physical_education" | "technology" | "health" | "special_education" | "other";
        /**
         * @description Follows the membership; inactive while that is not active.
         * @example active
         * @enum {string}
         */
        TeacherStatus: "active" | "inactive";
        /** @example tch_01jdq0e2q6b0r4t8w1a5d9kxmg */
        TeacherId: string;
        /**
         * @description A CEDS grade code, from `PK` (preschool) to `12`; `UG` is ungraded.
         * @example 03
         * @enum {string}
         */
        GradeLevel: "PK" | "KG" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12" | "UG";
        /** @description The teaching record of a member. */
        Teacher: {
            id: components["schemas"]["TeacherId"];
            userId: components["schemas"]["UserId"];
            /** @example Tamsin */
            firstName: string;
            /** @example Okoro */
            lastName: string;
            /** @example Tamsin Okoro */
            displayName: string;
            /** @example Grade 3 teacher */
            title: string | null;
            subjects: components["schemas"]["Subject"][];
            gradeLevels: components["schemas"]["GradeLevel"][];
            /**
             * @description Null to guardians, students and guests.
             * @example N-101
             */
            employeeNumber: string | null;
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            status: components["schemas"]["TeacherStatus"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        TeacherListEnvelope: {
            data: components["schemas"]["Teacher"][];
            meta: components["schemas"]["ListMeta"];
        };
        TeacherCreate: {
            /** @description An active member who is a teacher, admin or owner. */
            userId: components["schemas"]["UserId"];
            /** @example Grade 3 teacher */
            title?: string | null;
            /** @default [] */
            subjects?: components["schemas"]["Subject"][];
            /** @default [] */
            gradeLevels?: components["schemas"]["GradeLevel"][];
            /**
             * @description Null to guardians, students and guests.
             * @example N-101
             */
            employeeNumber?: string | null;
        };
        TeacherEnvelope: {
            data: components["schemas"]["Teacher"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Only an active course is offered in further terms.
         * @example active
         * @enum {string}
         */
        CourseStatus: "draft" | "active" | "archived";
        /** @example crs_01jdq0f5t9e3s7x1z4c8g2mynh */
        CourseId: string;
        /** @description A course of the catalogue. */
        Course: {
            id: components["schemas"]["CourseId"];
            /**
             * @description Unique in the organization, in whatever case.
             * @example MATH-03
             */
            code: string;
            /** @example Mathematics 3 */
            title: string;
            /** @example Fractions, decimals and first geometry. */
            description: string | null;
            subject: components["schemas"]["Subject"];
            gradeLevels: components["schemas"]["GradeLevel"][];
            /**
             * @description Kept with two decimals.
             * @example 1
             */
            credits: number | null;
            status: components["schemas"]["CourseStatus"];
            /** @description In no particular order. */
            standardIds: components["schemas"]["StandardId"][];
            /** @description The courses required or recommended before, in no particular order. */
            prerequisiteIds: components["schemas"]["CourseId"][];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        CourseListEnvelope: {
            data: components["schemas"]["Course"][];
            meta: components["schemas"]["ListMeta"];
        };
        PrerequisiteInput: {
            courseId: components["schemas"]["CourseId"];
            /**
             * @description The final percentage that counts as having passed; null for any. Kept with two decimals.
             * @example 60
             */
            minPercentage?: number | null;
            /**
             * @description Whether students without it are refused; otherwise it is a recommendation.
             * @default true
             * @example true
             */
            isRequired?: boolean;
        };
        CourseCreate: {
            /**
             * @description Unique in the organization, in whatever case.
             * @example MATH-03
             */
            code: string;
            /** @example Mathematics 3 */
            title: string;
            /** @example Fractions, decimals and first geometry. */
            description?: string | null;
            subject: components["schemas"]["Subject"];
            /** @default [] */
            gradeLevels?: components["schemas"]["GradeLevel"][];
            /**
             * @description Kept with two decimals.
             * @example 1
             */
            credits?: number | null;
            /**
             * @default active
             * @example draft
             * @enum {string}
             */
            status?: "draft" | "active";
            /**
             * @description In no particular order.
             * @default []
             */
            standardIds?: components["schemas"]["StandardId"][];
            /**
             * @description Each course once.
             * @default []
             */
            prerequisites?: components["schemas"]["PrerequisiteInput"][];
        };
        CourseEnvelope: {
            data: components["schemas"]["Course"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. Lists replace the present ones. */
        CourseUpdate: {
            /**
             * @description Unique in the organization, in whatever case.
             * @example MATH-03
             */
            code?: string;
            /** @example Mathematics 3 */
            title?: string;
            /** @example Fractions, decimals and first geometry. */
            description?: string | null;
            subject?: components["schemas"]["Subject"];
            gradeLevels?: components["schemas"]["GradeLevel"][];
            /**
             * @description Kept with two decimals.
             * @example 1
             */
            credits?: number | null;
            status?: components["schemas"]["CourseStatus"];
            /** @description In no particular order. */
            standardIds?: components["schemas"]["StandardId"][];
            /** @description Each course once. */
            prerequisites?: components["schemas"]["PrerequisiteInput"][];
        };
        /**
         * @description Planned until its first section is created, closed once its term is.
         * @example open
         * @enum {string}
         */
        OfferingStatus: "planned" | "open" | "closed";
        /** @example off_01jdq0h1z5k9x3a7e0j4m8qbrm */
        OfferingId: string;
        /** @description A course that is taught in a term. */
        CourseOffering: {
            id: components["schemas"]["OfferingId"];
            courseId: components["schemas"]["CourseId"];
            termId: components["schemas"]["TermId"];
            status: components["schemas"]["OfferingStatus"];
            /**
             * @description The most students in all its sections together; null for no limit.
             * @example 56
             */
            capacity: number | null;
            /**
             * @description Students enrolled in its sections.
             * @example 41
             */
            enrolledCount: number;
            /** @example 2 */
            sectionCount: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        CourseOfferingListEnvelope: {
            data: components["schemas"]["CourseOffering"][];
            meta: components["schemas"]["ListMeta"];
        };
        OfferingCreate: {
            /** @description A term that is not closed. */
            termId: components["schemas"]["TermId"];
            /**
             * @description The most students in all its sections together; null for no limit.
             * @example 56
             */
            capacity?: number | null;
            /**
             * @default planned
             * @example planned
             * @enum {string}
             */
            status?: "planned" | "open";
        };
        CourseOfferingEnvelope: {
            data: components["schemas"]["CourseOffering"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A course that another one requires or recommends. */
        CoursePrerequisite: {
            /** @description The prerequisite. */
            courseId: components["schemas"]["CourseId"];
            /**
             * @description Unique in the organization, in whatever case.
             * @example MATH-03
             */
            code: string;
            /** @example Mathematics 3 */
            title: string;
            /**
             * @description The final percentage that counts as having passed; null for any. Kept with two decimals.
             * @example 60
             */
            minPercentage: number | null;
            /**
             * @description False for a recommendation.
             * @example true
             */
            isRequired: boolean;
        };
        CoursePrerequisiteListEnvelope: {
            data: components["schemas"]["CoursePrerequisite"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @example std_01jdq0g8w2h6v0y4b7f1j5nzpk */
        StandardIdOrNull: string | null;
        /** @description A learning standard. */
        Standard: {
            id: components["schemas"]["StandardId"];
            /**
             * @description Unique in the organization.
             * @example MA.3.NF.1
             */
            code: string;
            /** @example Understand unit fractions */
            title: string;
            /** @example A unit fraction is one part of a whole in equal parts. */
            description: string | null;
            subject: components["schemas"]["Subject"];
            gradeLevels: components["schemas"]["GradeLevel"][];
            /**
             * @description Where the standard comes from.
             * @example State 2024
             */
            framework: string | null;
            /** @description The standard that this one is a part of. */
            parentId: components["schemas"]["StandardIdOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        StandardListEnvelope: {
            data: components["schemas"]["Standard"][];
            meta: components["schemas"]["ListMeta"];
        };
        StandardCreate: {
            /**
             * @description Unique in the organization.
             * @example MA.3.NF.1
             */
            code: string;
            /** @example Understand unit fractions */
            title: string;
            /** @example A unit fraction is one part of a whole in equal parts. */
            description?: string | null;
            subject: components["schemas"]["Subject"];
            /** @default [] */
            gradeLevels?: components["schemas"]["GradeLevel"][];
            /**
             * @description Where the standard comes from.
             * @example State 2024
             */
            framework?: string | null;
            /** @description The standard that this one is a part of. */
            parentId?: components["schemas"]["StandardIdOrNull"];
        };
        StandardEnvelope: {
            data: components["schemas"]["Standard"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Guardians and students do not see a draft.
         * @example published
         * @enum {string}
         */
        LessonStatus: "draft" | "published" | "delivered" | "canceled";
        /** @example les_01jdq0k7f1r5d9g3n6s0w4vgtq */
        LessonId: string;
        /**
         * @description A time of day in the organization's time zone.
         * @example 09:00
         */
        WallTimeOrNull: string | null;
        /** @description The plan of a lesson. */
        Lesson: {
            id: components["schemas"]["LessonId"];
            sectionId: components["schemas"]["SectionId"];
            /** @example Unit fractions */
            title: string;
            /** @description What students know or can do afterwards. */
            objectives: string[];
            /**
             * @description Markdown.
             * @example Warm-up, then *fold and name*.
             */
            content: string | null;
            /**
             * @description A day of the section's term.
             * @example 2026-11-23
             */
            date: components["schemas"]["CalendarDateOrNull"];
            /** @description In the organization's time zone. Both times are given, or neither. */
            startTime: components["schemas"]["WallTimeOrNull"];
            /**
             * @description After `startTime`.
             * @example 09:50
             */
            endTime: components["schemas"]["WallTimeOrNull"];
            status: components["schemas"]["LessonStatus"];
            standardIds: components["schemas"]["StandardId"][];
            materials: components["schemas"]["Attachment"][];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        LessonListEnvelope: {
            data: components["schemas"]["Lesson"][];
            meta: components["schemas"]["ListMeta"];
        };
        LessonCreate: {
            sectionId: components["schemas"]["SectionId"];
            /** @example Unit fractions */
            title: string;
            /**
             * @description What students know or can do afterwards.
             * @default []
             */
            objectives?: string[];
            /**
             * @description Markdown.
             * @example Warm-up, then *fold and name*.
             */
            content?: string | null;
            /**
             * @description A day of the section's term.
             * @example 2026-11-23
             */
            date?: components["schemas"]["CalendarDateOrNull"];
            /** @description In the organization's time zone. Both times are given, or neither. */
            startTime?: components["schemas"]["WallTimeOrNull"];
            /**
             * @description After `startTime`.
             * @example 09:50
             */
            endTime?: components["schemas"]["WallTimeOrNull"];
            /**
             * @default draft
             * @example draft
             * @enum {string}
             */
            status?: "draft" | "published";
            /** @default [] */
            standardIds?: components["schemas"]["StandardId"][];
            /** @default [] */
            materials?: components["schemas"]["AttachmentInput"][];
        };
        LessonEnvelope: {
            data: components["schemas"]["Lesson"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. Lists replace the present ones. */
        LessonUpdate: {
            /** @example Unit fractions */
            title?: string;
            /** @description What students know or can do afterwards. */
            objectives?: string[];
            /**
             * @description Markdown.
             * @example Warm-up, then *fold and name*.
             */
            content?: string | null;
            /**
             * @description A day of the section's term.
             * @example 2026-11-23
             */
            date?: components["schemas"]["CalendarDateOrNull"];
            /** @description In the organization's time zone. Both times are given, or neither. */
            startTime?: components["schemas"]["WallTimeOrNull"];
            /**
             * @description After `startTime`.
             * @example 09:50
             */
            endTime?: components["schemas"]["WallTimeOrNull"];
            status?: components["schemas"]["LessonStatus"];
            standardIds?: components["schemas"]["StandardId"][];
            materials?: components["schemas"]["AttachmentInput"][];
        };
        /** @example room_01jdq0c4k8w2m6r1t9x3b7hvne */
        ClassroomIdOrNull: string | null;
        /** @example les_01jdq0k7f1r5d9g3n6s0w4vgtq */
        LessonIdOrNull: string | null;
        /** @description One meeting of a section on one day, with the lesson planned for it. */
        ScheduleEntry: {
            date: components["schemas"]["CalendarDate"];
            /**
             * Format: date-time
             * @description With the organization's distance from UTC at that moment. A time that daylight saving skips is moved forward by as much; of one that comes twice, the second is meant.
             * @example 2026-11-23T09:00:00-05:00
             */
            startsAt: string;
            /**
             * Format: date-time
             * @example 2026-11-23T09:50:00-05:00
             */
            endsAt: string;
            sectionId: components["schemas"]["SectionId"];
            /** @example Math 3 – A */
            sectionName: string;
            courseId: components["schemas"]["CourseId"];
            /** @example Mathematics 3 */
            courseTitle: string;
            classroomId: components["schemas"]["ClassroomIdOrNull"];
            teacherIds: components["schemas"]["TeacherId"][];
            lessonId: components["schemas"]["LessonIdOrNull"];
            /** @example Unit fractions */
            lessonTitle: string | null;
        };
        ScheduleEntryListEnvelope: {
            data: components["schemas"]["ScheduleEntry"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @example active
         * @enum {string}
         */
        SectionStatus: "active" | "archived";
        /**
         * @description A time of day in the organization's time zone.
         * @example 09:00
         */
        WallTime: string;
        /** @description A weekly meeting. */
        Meeting: {
            /**
             * @description ISO weekday, 1 for Monday.
             * @example 1
             */
            dayOfWeek: number;
            startTime: components["schemas"]["WallTime"];
            /**
             * @description After `startTime`, in the organization's time zone.
             * @example 09:50
             */
            endTime: components["schemas"]["WallTime"];
            /** @description Null for the section's own room. */
            classroomId: components["schemas"]["ClassroomIdOrNull"];
        };
        /** @description A class, taught under an offering to the students enrolled in it. */
        Section: {
            id: components["schemas"]["SectionId"];
            offeringId: components["schemas"]["OfferingId"];
            courseId: components["schemas"]["CourseId"];
            termId: components["schemas"]["TermId"];
            /** @example Math 3 – A */
            name: string;
            /**
             * @description Unique in the term.
             * @example MATH-03-A
             */
            code: string;
            /** @description Where it meets, unless a meeting says otherwise. A room in use. */
            classroomId: components["schemas"]["ClassroomIdOrNull"];
            /** @description The first one is the primary teacher. Only active teachers can be added. */
            teacherIds: components["schemas"]["TeacherId"][];
            /**
             * @description The most students, no more than its offering's capacity; null for no limit of its own.
             * @example 28
             */
            capacity: number | null;
            /** @example 24 */
            enrolledCount: number;
            status: components["schemas"]["SectionStatus"];
            /** @description Every week of the term. A section does not meet twice at once. */
            meetings: components["schemas"]["Meeting"][];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        SectionListEnvelope: {
            data: components["schemas"]["Section"][];
            meta: components["schemas"]["ListMeta"];
        };
        MeetingInput: {
            /**
             * @description ISO weekday, 1 for Monday.
             * @example 1
             */
            dayOfWeek: number;
            startTime: components["schemas"]["WallTime"];
            /**
             * @description After `startTime`, in the organization's time zone.
             * @example 09:50
             */
            endTime: components["schemas"]["WallTime"];
            /** @description Null for the section's own room. */
            classroomId?: components["schemas"]["ClassroomIdOrNull"];
        };
        SectionCreate: {
            offeringId: components["schemas"]["OfferingId"];
            /** @example Math 3 – A */
            name: string;
            /**
             * @description Unique in the term.
             * @example MATH-03-A
             */
            code: string;
            /** @description The first one is the primary teacher. Only active teachers can be added. */
            teacherIds: components["schemas"]["TeacherId"][];
            /** @description Where it meets, unless a meeting says otherwise. A room in use. */
            classroomId?: components["schemas"]["ClassroomIdOrNull"];
            /**
             * @description The most students, no more than its offering's capacity; null for no limit of its own.
             * @example 28
             */
            capacity?: number | null;
            /** @description Every week of the term. A section does not meet twice at once. */
            meetings?: components["schemas"]["MeetingInput"][];
        };
        SectionEnvelope: {
            data: components["schemas"]["Section"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. Lists replace the present ones. */
        SectionUpdate: {
            /** @example Math 3 – A */
            name?: string;
            /**
             * @description Unique in the term.
             * @example MATH-03-A
             */
            code?: string;
            /** @description The first one is the primary teacher. Only active teachers can be added. */
            teacherIds?: components["schemas"]["TeacherId"][];
            /** @description Where it meets, unless a meeting says otherwise. A room in use. */
            classroomId?: components["schemas"]["ClassroomIdOrNull"];
            /**
             * @description The most students, no more than its offering's capacity; null for no limit of its own.
             * @example 28
             */
            capacity?: number | null;
            status?: components["schemas"]["SectionStatus"];
            /** @description Every week of the term. A section does not meet twice at once. */
            meetings?: components["schemas"]["MeetingInput"][];
        };
        /** @example asmt_01jdq0n3n7w1a5e9j2m6r0bhvs */
        AssessmentId: string;
        /**
         * @example graded
         * @enum {string}
         */
        GradeStatus: "graded" | "excused" | "missing" | "incomplete";
        /** @example grd_01jdq0p6r0z4d8h2n5q9v3djwt */
        GradeId: string;
        /** @example sub_01jdq0m0j4t8x2b6f9k3n7zgtq */
        SubmissionIdOrNull: string | null;
        /** @description A student's result of an assessment. */
        Grade: {
            id: components["schemas"]["GradeId"];
            assessmentId: components["schemas"]["AssessmentId"];
            studentId: components["schemas"]["StudentId"];
            sectionId: components["schemas"]["SectionId"];
            termId: components["schemas"]["TermId"];
            /** @description The submission that was graded, if the assessment is of an assignment. */
            submissionId: components["schemas"]["SubmissionIdOrNull"];
            status: components["schemas"]["GradeStatus"];
            /**
             * @description With `graded`, and only then. At most twice the full score. Kept with two decimals.
             * @example 18
             */
            score: number | null;
            /**
             * @description The full score, of the assessment.
             * @example 20
             */
            maxScore: number;
            /**
             * @description The score in percent of the full score.
             * @example 90
             */
            percentage: number | null;
            /**
             * @description By the organization's `gradingScale` when the score was given.
             * @example A
             */
            letter: string | null;
            /** @example Well done. Mind the units. */
            feedback: string | null;
            gradedAt: components["schemas"]["Timestamp"];
            /** @description Null while guardians and students cannot see the grade. */
            releasedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        GradeListEnvelope: {
            data: components["schemas"]["Grade"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What is left out is cleared, except that a released grade stays released. */
        GradeSubmit: {
            assessmentId: components["schemas"]["AssessmentId"];
            /** @description Enrolled in the assessment's section. */
            studentId: components["schemas"]["StudentId"];
            /**
             * @default graded
             * @example graded
             * @enum {string}
             */
            status?: "graded" | "excused" | "missing" | "incomplete";
            /**
             * @description With `graded`, and only then. At most twice the full score. Kept with two decimals.
             * @example 18
             */
            score?: number | null;
            /** @example Well done. Mind the units. */
            feedback?: string | null;
            /** @description The student's latest submission of the assessment's assignment; that one too when left out with a score. */
            submissionId?: components["schemas"]["SubmissionIdOrNull"];
            /**
             * @description Shows it to the student and the guardians.
             * @default false
             * @example true
             */
            release?: boolean;
        };
        GradeEnvelope: {
            data: components["schemas"]["Grade"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out is cleared. */
        GradeEntry: {
            /** @description Enrolled in the assessment's section. */
            studentId: components["schemas"]["StudentId"];
            /**
             * @default graded
             * @example graded
             * @enum {string}
             */
            status?: "graded" | "excused" | "missing" | "incomplete";
            /**
             * @description With `graded`, and only then. At most twice the full score. Kept with two decimals.
             * @example 18
             */
            score?: number | null;
            /** @example Well done. Mind the units. */
            feedback?: string | null;
            /** @description The student's latest submission of the assessment's assignment; that one too when left out with a score. */
            submissionId?: components["schemas"]["SubmissionIdOrNull"];
        };
        GradeBulkSubmit: {
            assessmentId: components["schemas"]["AssessmentId"];
            /** @description Each student once. */
            grades: components["schemas"]["GradeEntry"][];
            /**
             * @description Shows it to the student and the guardians.
             * @default false
             * @example true
             */
            release?: boolean;
        };
        GradeBulkResult: {
            assessmentId: components["schemas"]["AssessmentId"];
            /** @example 20 */
            created: number;
            /** @example 4 */
            updated: number;
            /** @example 0 */
            unchanged: number;
            /** @description In the order of the request. */
            grades: components["schemas"]["Grade"][];
        };
        GradeBulkResultEnvelope: {
            data: components["schemas"]["GradeBulkResult"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @example quiz
         * @enum {string}
         */
        AssessmentCategory: "homework" | "quiz" | "test" | "exam" | "project" | "participation" | "other";
        /** @example asg_01jdq0k7f1r5v9y3c6g0k4wfsp */
        AssignmentIdOrNull: string | null;
        /** @description Something that is graded in a section. */
        Assessment: {
            id: components["schemas"]["AssessmentId"];
            sectionId: components["schemas"]["SectionId"];
            termId: components["schemas"]["TermId"];
            /** @description The assignment of the same section that it grades, if any. */
            assignmentId: components["schemas"]["AssignmentIdOrNull"];
            /** @example Unit 2 quiz */
            title: string;
            category: components["schemas"]["AssessmentCategory"];
            /**
             * @description The full score; up to twice as much can be given. Kept with two decimals.
             * @example 20
             */
            maxScore: number;
            /**
             * @description Its part of the whole, in percent. Kept with two decimals.
             * @example 10
             */
            weight: number | null;
            /** @description A day of the section's term. */
            date: components["schemas"]["CalendarDateOrNull"];
            /** @description Learning standards that it measures. */
            standardIds: components["schemas"]["StandardId"][];
            /**
             * @description How many grades with a score it has that the caller may see.
             * @example 22
             */
            gradedCount: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        AssessmentListEnvelope: {
            data: components["schemas"]["Assessment"][];
            meta: components["schemas"]["ListMeta"];
        };
        AssessmentCreate: {
            sectionId: components["schemas"]["SectionId"];
            /** @example Unit 2 quiz */
            title: string;
            category: components["schemas"]["AssessmentCategory"];
            /**
             * @description The full score; up to twice as much can be given. Kept with two decimals.
             * @example 20
             */
            maxScore: number;
            /** @description The assignment of the same section that it grades, if any. */
            assignmentId?: components["schemas"]["AssignmentIdOrNull"];
            /**
             * @description Its part of the whole, in percent. Kept with two decimals.
             * @example 10
             */
            weight?: number | null;
            /** @description A day of the section's term. */
            date?: components["schemas"]["CalendarDateOrNull"];
            /**
             * @description Learning standards that it measures.
             * @default []
             */
            standardIds?: components["schemas"]["StandardId"][];
        };
        AssessmentEnvelope: {
            data: components["schemas"]["Assessment"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @example enrolled
         * @enum {string}
         */
        StudentStatus: "applicant" | "enrolled" | "inactive" | "transferred" | "graduated";
        /** @description The school's record of a child. */
        Student: {
            id: components["schemas"]["StudentId"];
            /** @description The student's own account. A member with the role student. */
            userId: components["schemas"]["UserIdOrNull"];
            /**
             * @description Unique in the organization.
             * @example S-00042
             */
            studentNumber: string;
            /** @example Ada */
            firstName: string;
            /** @example Marsh */
            lastName: string;
            /**
             * @description What the student is called in place of the first name.
             * @example Addie
             */
            preferredName: string | null;
            /**
             * @description Preferred or first name, and last name.
             * @example Addie Marsh
             */
            displayName: string;
            /**
             * @description Shown to owners, admins, nurses, the student's guardians and API keys; null to others.
             * @example 2017-05-02
             */
            birthDate: components["schemas"]["CalendarDateOrNull"];
            gradeLevel: components["schemas"]["GradeLevel"];
            homeroomClassroomId: components["schemas"]["ClassroomIdOrNull"];
            status: components["schemas"]["StudentStatus"];
            /** @description Null without the guardians' consent to photos, except to guardians and to the student. */
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            /** @description When the student joined the school. */
            enrolledOn: components["schemas"]["CalendarDateOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        StudentListEnvelope: {
            data: components["schemas"]["Student"][];
            meta: components["schemas"]["ListMeta"];
        };
        StudentCreate: {
            /**
             * @description Unique in the organization.
             * @example S-00042
             */
            studentNumber: string;
            /** @example Ada */
            firstName: string;
            /** @example Marsh */
            lastName: string;
            gradeLevel: components["schemas"]["GradeLevel"];
            /**
             * @description What the student is called in place of the first name.
             * @example Addie
             */
            preferredName?: string | null;
            /**
             * @description In the past.
             * @example 2017-05-02
             */
            birthDate?: components["schemas"]["CalendarDateOrNull"];
            homeroomClassroomId?: components["schemas"]["ClassroomIdOrNull"];
            /** @description The student's own account. A member with the role student. */
            userId?: components["schemas"]["UserIdOrNull"];
            /** @description By default enrolled. */
            status?: components["schemas"]["StudentStatus"];
            /** @description When the student joined the school. */
            enrolledOn?: components["schemas"]["CalendarDateOrNull"];
            avatarUrl?: components["schemas"]["HttpsUrlOrNull"];
            /**
             * @description In E.164 form. Stored encrypted, and never shown.
             * @example +12025550143
             */
            phone?: string | null;
            /**
             * @description Stored encrypted, and never shown.
             * @example 12 Mill Lane, Northfield
             */
            address?: string | null;
        };
        StudentEnvelope: {
            data: components["schemas"]["Student"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. */
        StudentUpdate: {
            /**
             * @description Unique in the organization.
             * @example S-00042
             */
            studentNumber?: string;
            /** @example Ada */
            firstName?: string;
            /** @example Marsh */
            lastName?: string;
            gradeLevel?: components["schemas"]["GradeLevel"];
            /**
             * @description What the student is called in place of the first name.
             * @example Addie
             */
            preferredName?: string | null;
            /**
             * @description In the past.
             * @example 2017-05-02
             */
            birthDate?: components["schemas"]["CalendarDateOrNull"];
            homeroomClassroomId?: components["schemas"]["ClassroomIdOrNull"];
            /** @description The student's own account. A member with the role student. */
            userId?: components["schemas"]["UserIdOrNull"];
            /** @description By default enrolled. */
            status?: components["schemas"]["StudentStatus"];
            /** @description When the student joined the school. */
            enrolledOn?: components["schemas"]["CalendarDateOrNull"];
            avatarUrl?: components["schemas"]["HttpsUrlOrNull"];
            /**
             * @description In E.164 form. Stored encrypted, and never shown.
             * @example +12025550143
             */
            phone?: string | null;
            /**
             * @description Stored encrypted, and never shown.
             * @example 12 Mill Lane, Northfield
             */
            address?: string | null;
        };
        /**
         * @description Active ones take a place in the section; waitlisted ones wait for one.
         * @example active
         * @enum {string}
         */
        EnrollmentStatus: "pending" | "active" | "waitlisted" | "completed" | "withdrawn";
        /** @example enr_01jdq0k7f1q5d9g3k6p0t4wvrh */
        EnrollmentId: string;
        /** @description A student in a section. */
        Enrollment: {
            id: components["schemas"]["EnrollmentId"];
            studentId: components["schemas"]["StudentId"];
            sectionId: components["schemas"]["SectionId"];
            termId: components["schemas"]["TermId"];
            status: components["schemas"]["EnrollmentStatus"];
            startsOn: components["schemas"]["CalendarDateOrNull"];
            endsOn: components["schemas"]["CalendarDateOrNull"];
            /**
             * @description Shown to callers who may read grades; null to others.
             * @example 91.5
             */
            finalPercentage: number | null;
            /**
             * @description Shown to callers who may read grades; null to others.
             * @example A-
             */
            finalLetter: string | null;
            /** @example Moved to another town */
            withdrawReason: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        EnrollmentListEnvelope: {
            data: components["schemas"]["Enrollment"][];
            meta: components["schemas"]["ListMeta"];
        };
        EnrollmentCreate: {
            /** @description A student who is enrolled in the school; an applicant may be pending or waitlisted. */
            studentId: components["schemas"]["StudentId"];
            sectionId: components["schemas"]["SectionId"];
            /**
             * @default active
             * @example active
             * @enum {string}
             */
            status?: "pending" | "active" | "waitlisted";
            /** @description In the section's term. By default today, or the day of the term that is nearest to it. */
            startsOn?: components["schemas"]["CalendarDateOrNull"];
            /**
             * @description Enrolls without the prerequisites that are required. For owners and admins.
             * @default false
             * @example false
             */
            overridePrerequisites?: boolean;
        };
        EnrollmentEnvelope: {
            data: components["schemas"]["Enrollment"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. */
        EnrollmentUpdate: {
            /** @description In the section's term. */
            startsOn?: components["schemas"]["CalendarDateOrNull"];
            /** @description In the section's term, and not before `startsOn`. By default the day on which the enrollment is completed or withdrawn. */
            endsOn?: components["schemas"]["CalendarDateOrNull"];
            /**
             * @example withdrawn
             * @enum {string}
             */
            status?: "active" | "completed" | "withdrawn";
            /**
             * @description Goes with the state `withdrawn`, and is required to get there.
             * @example Moved to another town
             */
            withdrawReason?: string;
            /**
             * @description For callers who may submit grades.
             * @example 91.5
             */
            finalPercentage?: number | null;
            /**
             * @description For callers who may submit grades.
             * @example A-
             */
            finalLetter?: string | null;
        };
        ChildHomeroom: {
            classroomId: components["schemas"]["ClassroomId"];
            /** @example Room 12 */
            name: string;
        };
        /**
         * @description What somebody is to a child.
         * @example mother
         * @enum {string|null}
         */
        RelationshipOrNull: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "foster_parent" | "legal_guardian" | "sibling" | "aunt_uncle" | "relative" | "caregiver" | "friend" | "other" | null;
        /** @description What a guardian link allows. */
        GuardianPermissions: {
            /** @example true */
            canViewAcademics: boolean;
            /** @example true */
            canViewHealth: boolean;
            /** @example true */
            canManageContacts: boolean;
            /** @example true */
            canConsent: boolean;
            /** @example true */
            canPickup: boolean;
        };
        /** @description By type, whether a guardian's consent is in force now. */
        ChildConsents: {
            /** @example true */
            data_processing: boolean;
            /** @example true */
            health_data: boolean;
            /** @example true */
            contact_sharing: boolean;
            /** @example true */
            photo_media: boolean;
            /** @example true */
            direct_messaging: boolean;
            /**
             * @description With all apps; to an app's own key, with that app.
             * @example false
             */
            third_party_sharing: boolean;
        };
        /** @description A student, as the family knows them. */
        Child: {
            /** @description The student's id. */
            id: components["schemas"]["StudentId"];
            /** @example Lucia */
            firstName: string;
            /** @example Vidal */
            lastName: string;
            /** @example Lu */
            preferredName: string | null;
            /**
             * @description The preferred name, else the first one, and the last name.
             * @example Lu Vidal
             */
            displayName: string;
            /** @description Shown to guardians of the child, health staff, owners, admins and API keys. */
            birthDate: components["schemas"]["CalendarDateOrNull"];
            gradeLevel: components["schemas"]["GradeLevel"];
            /** @description Only with consent to photos, except for guardians of the child. */
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            status: components["schemas"]["StudentStatus"];
            homeroom: components["schemas"]["ChildHomeroom"] | null;
            /** @description What the caller is to the child, by an active guardian link; null for others. */
            relationship: components["schemas"]["RelationshipOrNull"];
            /** @description What that link allows; null without one. */
            permissions: components["schemas"]["GuardianPermissions"] | null;
            consents: components["schemas"]["ChildConsents"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ChildListEnvelope: {
            data: components["schemas"]["Child"][];
            meta: components["schemas"]["ListMeta"];
        };
        ChildEnvelope: {
            data: components["schemas"]["Child"];
            meta: components["schemas"]["Meta"];
        };
        /** @example fam_01jdq0k7f1r5d9g3k6p0t4wfqm */
        FamilyId: string;
        /** @example fmem_01jdq0m0j4v8h2m6q9s3x7zhrn */
        FamilyMemberId: string;
        /**
         * @example guardian
         * @enum {string}
         */
        FamilyMemberKind: "guardian" | "child";
        /** @description A guardian or child of a household. */
        FamilyMember: {
            id: components["schemas"]["FamilyMemberId"];
            familyId: components["schemas"]["FamilyId"];
            /** @example Vidal */
            familyName: string;
            kind: components["schemas"]["FamilyMemberKind"];
            /** @description A guardian's account; null for children. */
            userId: components["schemas"]["UserIdOrNull"];
            /** @description A child's student record; null for guardians. */
            childId: components["schemas"]["StudentIdOrNull"];
            /** @example Rosa Vidal */
            displayName: string;
            /** @description What a guardian is to the children of the household. */
            relationship: components["schemas"]["RelationshipOrNull"];
            /** @example true */
            isPrimary: boolean;
            joinedAt: components["schemas"]["Timestamp"];
        };
        FamilyMemberListEnvelope: {
            data: components["schemas"]["FamilyMember"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description Only active links allow anything, and only between their dates.
         * @example active
         * @enum {string}
         */
        GuardianLinkStatus: "pending" | "active" | "suspended" | "revoked";
        /** @example glnk_01jdq0n3n7y1k5q9t2w6b0ckse */
        GuardianLinkId: string;
        /**
         * @description A role within an organization.
         * @example teacher
         * @enum {string|null}
         */
        OrgRoleOrNull: "owner" | "admin" | "teacher" | "staff" | "health_staff" | "guardian" | "student" | "guest" | "service" | null;
        /** @description A person, as far as everybody may know who sees what they did. */
        UserSummary: {
            id: components["schemas"]["UserId"];
            /** @example Rosa Vidal */
            displayName: string;
            /** @description A student's only with consent to photos. */
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            role: components["schemas"]["OrgRoleOrNull"];
        };
        /**
         * @description What somebody is to a child.
         * @example mother
         * @enum {string}
         */
        Relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "foster_parent" | "legal_guardian" | "sibling" | "aunt_uncle" | "relative" | "caregiver" | "friend" | "other";
        /** @description Ties an adult to a child. */
        GuardianLink: {
            id: components["schemas"]["GuardianLinkId"];
            childId: components["schemas"]["StudentId"];
            guardianUserId: components["schemas"]["UserId"];
            guardian: components["schemas"]["UserSummary"];
            relationship: components["schemas"]["Relationship"];
            status: components["schemas"]["GuardianLinkStatus"];
            /** @example true */
            isPrimary: boolean;
            permissions: components["schemas"]["GuardianPermissions"];
            /** @description The first day on which the link holds, in the organization's time zone; null for no limit. */
            startsOn: components["schemas"]["CalendarDateOrNull"];
            /** @description The last day on which the link holds; null for no limit. */
            endsOn: components["schemas"]["CalendarDateOrNull"];
            activatedAt: components["schemas"]["TimestampOrNull"];
            revokedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        GuardianLinkListEnvelope: {
            data: components["schemas"]["GuardianLink"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @example fam_01jdq0k7f1r5d9g3k6p0t4wfqm */
        FamilyIdOrNull: string | null;
        GuardianLinkCreate: {
            childId: components["schemas"]["StudentId"];
            /** @description An active member with the role guardian. */
            guardianUserId: components["schemas"]["UserId"];
            relationship: components["schemas"]["Relationship"];
            /**
             * @description Not for guardians to give.
             * @default false
             * @example false
             */
            isPrimary?: boolean;
            /** @description By default all; from a guardian, all that the own link allows, and never more. */
            permissions?: components["schemas"]["GuardianPermissions"];
            /** @description The first day on which the link holds, in the organization's time zone; null for no limit. */
            startsOn?: components["schemas"]["CalendarDateOrNull"];
            /** @description The last day on which the link holds; null for no limit. */
            endsOn?: components["schemas"]["CalendarDateOrNull"];
            /** @description The family that guardian and child belong to once the link is accepted. By default the child's, or a new one with the child's last name. */
            familyId?: components["schemas"]["FamilyIdOrNull"];
        };
        GuardianLinkEnvelope: {
            data: components["schemas"]["GuardianLink"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @example health_data
         * @enum {string}
         */
        ConsentType: "data_processing" | "health_data" | "contact_sharing" | "photo_media" | "direct_messaging" | "third_party_sharing";
        /**
         * @description Only granted consents are in force. One is superseded by a consent to a newer policy.
         * @example granted
         * @enum {string}
         */
        ConsentStatus: "granted" | "revoked" | "expired" | "superseded";
        /** @example cns_01jdq0p6r0b4n8t2x5z9e3fmvg */
        ConsentId: string;
        /** @example null */
        AppIdOrNull: string | null;
        /** @description What a guardian has agreed to for a child. */
        Consent: {
            id: components["schemas"]["ConsentId"];
            childId: components["schemas"]["StudentId"];
            type: components["schemas"]["ConsentType"];
            /** @description For `third_party_sharing` the app, or null for all apps; null for the other types. */
            appId: components["schemas"]["AppIdOrNull"];
            status: components["schemas"]["ConsentStatus"];
            /**
             * @description The consent policy that it was given under.
             * @example 2026-08
             */
            policyVersion: string;
            grantedAt: components["schemas"]["Timestamp"];
            expiresAt: components["schemas"]["TimestampOrNull"];
            revokedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ConsentListEnvelope: {
            data: components["schemas"]["Consent"][];
            meta: components["schemas"]["ListMeta"];
        };
        ConsentGrant: {
            type: components["schemas"]["ConsentType"];
            /**
             * @description The organization's present `consentPolicyVersion`, which the guardian has read.
             * @example 2026-08
             */
            policyVersion: string;
            /** @description An installed app, with `third_party_sharing` alone. Left out, the consent is for all apps. */
            appId?: components["schemas"]["AppIdOrNull"];
            /** @description When the consent ends by itself. In the future. */
            expiresAt?: components["schemas"]["TimestampOrNull"];
        };
        ConsentEnvelope: {
            data: components["schemas"]["Consent"];
            meta: components["schemas"]["Meta"];
        };
        ConsentRevoke: {
            /**
             * @description For the organization's records; never shown again.
             * @example We keep these to ourselves.
             */
            reason?: string | null;
        };
        /**
         * @description `alerts` is what teachers get: bloodType, conditions, medications, physicianName and immunizationsUpToDate are empty in it, whatever is known.
         * @example full
         * @enum {string}
         */
        HealthView: "full" | "alerts";
        /**
         * @example A+
         * @enum {string|null}
         */
        BloodTypeOrNull: "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "O+" | "O-" | null;
        /**
         * @example severe
         * @enum {string}
         */
        AllergySeverity: "mild" | "moderate" | "severe" | "life_threatening";
        Allergy: {
            /** @example peanuts */
            name: string;
            severity: components["schemas"]["AllergySeverity"];
            /** @example swelling within minutes */
            reaction: string | null;
            /** @example Give the auto-injector at once. */
            instructions: string | null;
        };
        HealthCondition: {
            /** @example asthma */
            name: string;
            /** @example Worse in cold air. */
            notes: string | null;
            since: components["schemas"]["CalendarDateOrNull"];
        };
        Medication: {
            /** @example salbutamol */
            name: string;
            /** @example 2 puffs */
            dosage: string | null;
            /** @example before sports */
            schedule: string | null;
            /**
             * @description Whether it is given at school.
             * @example true
             */
            atSchool: boolean;
            /** @example Give the auto-injector at once. */
            instructions: string | null;
        };
        /** @description What a school must know of a child's health. */
        HealthInfo: {
            childId: components["schemas"]["StudentId"];
            view: components["schemas"]["HealthView"];
            bloodType: components["schemas"]["BloodTypeOrNull"];
            allergies: components["schemas"]["Allergy"][];
            conditions: components["schemas"]["HealthCondition"][];
            medications: components["schemas"]["Medication"][];
            /**
             * @example [
             *       "vegetarian"
             *     ]
             */
            dietaryRestrictions: string[];
            /**
             * @description What to do in an emergency.
             * @example Auto-injector in the office, then call 112.
             */
            emergencyInstructions: string | null;
            /** @example Dr. Amara Lind */
            physicianName: string | null;
            /** @example true */
            immunizationsUpToDate: boolean | null;
            /** @description When somebody last went through all of it. */
            lastReviewedOn: components["schemas"]["CalendarDateOrNull"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        HealthInfoEnvelope: {
            data: components["schemas"]["HealthInfo"];
            meta: components["schemas"]["Meta"];
        };
        AllergyInput: {
            /** @example peanuts */
            name: string;
            severity: components["schemas"]["AllergySeverity"];
            /** @example swelling within minutes */
            reaction?: string | null;
            /** @example Give the auto-injector at once. */
            instructions?: string | null;
        };
        HealthConditionInput: {
            /** @example asthma */
            name: string;
            /** @example Worse in cold air. */
            notes?: string | null;
            since?: components["schemas"]["CalendarDateOrNull"];
        };
        MedicationInput: {
            /** @example salbutamol */
            name: string;
            /** @example 2 puffs */
            dosage?: string | null;
            /** @example before sports */
            schedule?: string | null;
            /**
             * @description Whether it is given at school.
             * @example true
             */
            atSchool: boolean;
            /** @example Give the auto-injector at once. */
            instructions?: string | null;
        };
        /** @description The whole of it. What is left out is empty afterwards. */
        HealthInfoPut: {
            bloodType?: components["schemas"]["BloodTypeOrNull"];
            allergies?: components["schemas"]["AllergyInput"][];
            conditions?: components["schemas"]["HealthConditionInput"][];
            medications?: components["schemas"]["MedicationInput"][];
            /**
             * @example [
             *       "vegetarian"
             *     ]
             */
            dietaryRestrictions?: string[];
            /**
             * @description What to do in an emergency.
             * @example Auto-injector in the office, then call 112.
             */
            emergencyInstructions?: string | null;
            /** @example Dr. Amara Lind */
            physicianName?: string | null;
            /** @example true */
            immunizationsUpToDate?: boolean | null;
            /** @description When somebody last went through all of it. */
            lastReviewedOn?: components["schemas"]["CalendarDateOrNull"];
        };
        /** @example tc_01jdq0q9v3d7q1w5a8c2h6jrxk */
        TrustedContactId: string;
        /** @description Somebody whom the guardians trust with a child. Never shows a phone number, an address, or anything about a PIN. */
        TrustedContact: {
            id: components["schemas"]["TrustedContactId"];
            childId: components["schemas"]["StudentId"];
            /** @example Rosa Vidal */
            name: string;
            relationship: components["schemas"]["Relationship"];
            /**
             * @description Whom to call first, from 1.
             * @example 1
             */
            priority: number;
            /** @example true */
            isEmergencyContact: boolean;
            /**
             * @description Whether the contact may pick the child up, between `validFrom` and `validUntil`.
             * @example true
             */
            canPickup: boolean;
            /** @description The first day on which the contact may pick the child up. */
            validFrom: components["schemas"]["CalendarDateOrNull"];
            /** @description The last such day. */
            validUntil: components["schemas"]["CalendarDateOrNull"];
            photoUrl: components["schemas"]["HttpsUrlOrNull"];
            /** @example Speaks Spanish. */
            notes: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        TrustedContactListEnvelope: {
            data: components["schemas"]["TrustedContact"][];
            meta: components["schemas"]["ListMeta"];
        };
        TrustedContactCreate: {
            /** @example Rosa Vidal */
            name: string;
            relationship: components["schemas"]["Relationship"];
            /**
             * @description By default after the child's other contacts.
             * @example 1
             */
            priority?: number;
            /**
             * @default false
             * @example true
             */
            isEmergencyContact?: boolean;
            /**
             * @description Whether the contact may pick the child up, between `validFrom` and `validUntil`.
             * @default false
             * @example true
             */
            canPickup?: boolean;
            /** @description The first day on which the contact may pick the child up. */
            validFrom?: components["schemas"]["CalendarDateOrNull"];
            /** @description The last such day. */
            validUntil?: components["schemas"]["CalendarDateOrNull"];
            photoUrl?: components["schemas"]["HttpsUrlOrNull"];
            /** @example Speaks Spanish. */
            notes?: string | null;
            /**
             * @description In international form (E.164). Stored encrypted; cannot be read back.
             * @example +34600123456
             */
            phone?: string | null;
            /**
             * @description Stored encrypted; cannot be read back.
             * @example Calle Mayor 1, Madrid
             */
            address?: string | null;
        };
        TrustedContactEnvelope: {
            data: components["schemas"]["TrustedContact"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. */
        TrustedContactUpdate: {
            /** @example Rosa Vidal */
            name?: string;
            relationship?: components["schemas"]["Relationship"];
            /**
             * @description Whom to call first, from 1.
             * @example 1
             */
            priority?: number;
            /** @example true */
            isEmergencyContact?: boolean;
            /**
             * @description Whether the contact may pick the child up, between `validFrom` and `validUntil`.
             * @example true
             */
            canPickup?: boolean;
            /** @description The first day on which the contact may pick the child up. */
            validFrom?: components["schemas"]["CalendarDateOrNull"];
            /** @description The last such day. */
            validUntil?: components["schemas"]["CalendarDateOrNull"];
            photoUrl?: components["schemas"]["HttpsUrlOrNull"];
            /** @example Speaks Spanish. */
            notes?: string | null;
            /**
             * @description In international form (E.164). Stored encrypted; cannot be read back.
             * @example +34600123456
             */
            phone?: string | null;
            /**
             * @description Stored encrypted; cannot be read back.
             * @example Calle Mayor 1, Madrid
             */
            address?: string | null;
        };
        PinSet: {
            /**
             * @description 4 to 8 digits, not all equal and not counting up or down; null clears the PIN. Setting it anew ends a lock.
             * @example 2580
             */
            pin: string | null;
        };
        PinVerify: {
            /** @example 2580 */
            pin: string;
        };
        /** @description The PIN is right, and the contact may pick the child up. Anything else is an error. */
        PinVerification: {
            trustedContactId: components["schemas"]["TrustedContactId"];
            childId: components["schemas"]["StudentId"];
            /**
             * @example true
             * @constant
             */
            verified: true;
            /** @example true */
            canPickup: boolean;
            verifiedAt: components["schemas"]["Timestamp"];
        };
        PinVerificationEnvelope: {
            data: components["schemas"]["PinVerification"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Everybody whom an `announcement` is addressed to is told of it.
         * @example announcement
         * @enum {string}
         */
        PostKind: "post" | "announcement" | "poll";
        /** @example post_01jdq3dm9s346q3d25vt4f5v37 */
        PostId: string;
        /**
         * @description `org` is everybody but guests; `sections` those who teach or learn in them, and guardians; `experience_roles` those who hold one of them; `families` the guardians of the children, or of everybody in the sections.
         * @example org
         * @enum {string}
         */
        AudienceScope: "org" | "sections" | "experience_roles" | "families";
        /** @example xrl_01jdq3dtan9zt24mnpzx45hy43 */
        ExperienceRoleId: string;
        /** @description Whom a post is addressed to. The lists hold what the caller may see; its author and moderators see all. */
        PostAudience: {
            scope: components["schemas"]["AudienceScope"];
            sectionIds: components["schemas"]["SectionId"][];
            experienceRoleIds: components["schemas"]["ExperienceRoleId"][];
            childIds: components["schemas"]["StudentId"][];
        };
        /**
         * @description What is scheduled or canceled is seen by its author and by moderators.
         * @example published
         * @enum {string}
         */
        PostStatus: "scheduled" | "published" | "canceled";
        /**
         * @example like
         * @enum {string}
         */
        ReactionType: "like" | "love" | "celebrate" | "support" | "insightful" | "funny";
        ReactionCount: {
            type: components["schemas"]["ReactionType"];
            /** @example 9 */
            count: number;
        };
        /**
         * @example like
         * @enum {string|null}
         */
        ReactionTypeOrNull: "like" | "love" | "celebrate" | "support" | "insightful" | "funny" | null;
        /** @description What the caller has done with the post. */
        PostViewer: {
            reaction: components["schemas"]["ReactionTypeOrNull"];
            /** @example false */
            bookmarked: boolean;
        };
        /** @example poll_01jdq3de3s3e28jt97kb6cq643 */
        PollId: string;
        /** @example opt_01jdq3ddzvmxxqkfbf5kznwj47 */
        PollOptionId: string;
        PollOption: {
            id: components["schemas"]["PollOptionId"];
            /** @example Thursday */
            text: string;
            /** @example 0 */
            position: number;
        };
        /**
         * @description When voters see the results.
         * @example after_vote
         * @enum {string}
         */
        ResultsVisibility: "always" | "after_vote" | "after_close";
        /**
         * @example open
         * @enum {string}
         */
        PollStatus: "open" | "closed";
        /** @description A question with answers to choose from. Nobody sees who voted for what. */
        Poll: {
            id: components["schemas"]["PollId"];
            /** @example Which day suits you? */
            question: string;
            options: components["schemas"]["PollOption"][];
            /**
             * @description How many options one vote may name.
             * @example 1
             */
            maxChoices: number;
            /**
             * @description Whether a vote can be changed.
             * @example false
             */
            allowChange: boolean;
            resultsVisibility: components["schemas"]["ResultsVisibility"];
            /** @description No votes are taken from then on; null for no limit. */
            closesAt: components["schemas"]["TimestampOrNull"];
            status: components["schemas"]["PollStatus"];
        };
        /** @description Something that was written to the organization, or to a part of it. */
        Post: {
            id: components["schemas"]["PostId"];
            authorId: components["schemas"]["UserId"];
            author: components["schemas"]["UserSummary"];
            kind: components["schemas"]["PostKind"];
            /** @example The trip to the river is on Friday. */
            body: string;
            attachments: components["schemas"]["Attachment"][];
            audience: components["schemas"]["PostAudience"];
            /** @description Children who are seen or named in it, as far as the caller may see them and their guardians agree to it. */
            taggedStudentIds: components["schemas"]["StudentId"][];
            status: components["schemas"]["PostStatus"];
            /** @description When it is to be published, or was; null if it was published at once. */
            scheduledFor: components["schemas"]["TimestampOrNull"];
            publishedAt: components["schemas"]["TimestampOrNull"];
            /** @description When its author last changed what it says. */
            editedAt: components["schemas"]["TimestampOrNull"];
            /** @example false */
            isPinned: boolean;
            /** @example true */
            commentsEnabled: boolean;
            /** @example 3 */
            commentCount: number;
            /** @example 14 */
            reactionCount: number;
            reactionSummary: components["schemas"]["ReactionCount"][];
            viewer: components["schemas"]["PostViewer"];
            /** @description Of a post of the kind `poll`. */
            poll: components["schemas"]["Poll"] | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        PostListEnvelope: {
            data: components["schemas"]["Post"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Whom a post is addressed to; everybody, where it is left out. */
        PostAudienceInput: {
            scope: components["schemas"]["AudienceScope"];
            /**
             * @description With `sections` or `families`.
             * @default []
             */
            sectionIds?: components["schemas"]["SectionId"][];
            /**
             * @description With `experience_roles`. Roles that the caller holds; any, for moderators.
             * @default []
             */
            experienceRoleIds?: components["schemas"]["ExperienceRoleId"][];
            /**
             * @description With `families`.
             * @default []
             */
            childIds?: components["schemas"]["StudentId"][];
        };
        /** @description With the kind `poll`, and only with it. */
        PollCreate: {
            /** @example Which day suits you? */
            question: string;
            /**
             * @example [
             *       "Thursday",
             *       "Friday"
             *     ]
             */
            options: string[];
            /**
             * @description How many options one vote may name.
             * @default 1
             * @example 1
             */
            maxChoices?: number;
            /**
             * @description Whether a vote can be changed.
             * @default false
             * @example false
             */
            allowChange?: boolean;
            /** @default after_vote */
            resultsVisibility?: components["schemas"]["ResultsVisibility"];
            /** @description After the post is published; null for no limit. */
            closesAt?: components["schemas"]["TimestampOrNull"];
        };
        PostCreate: {
            /** @example The trip to the river is on Friday. */
            body: string;
            /** @default post */
            kind?: components["schemas"]["PostKind"];
            /** @default [] */
            attachments?: components["schemas"]["AttachmentInput"][];
            audience?: components["schemas"]["PostAudienceInput"];
            /**
             * @description Needs the guardians' consent to photos of each.
             * @default []
             */
            taggedStudentIds?: components["schemas"]["StudentId"][];
            /** @description At least a minute and at most a year ahead; the post is published then. Null or left out to publish at once. */
            scheduledFor?: components["schemas"]["TimestampOrNull"];
            /**
             * @description For moderators.
             * @default false
             * @example false
             */
            isPinned?: boolean;
            /**
             * @default true
             * @example true
             */
            commentsEnabled?: boolean;
            poll?: components["schemas"]["PollCreate"];
        };
        PostEnvelope: {
            data: components["schemas"]["Post"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; lists replace the present ones. Audience, kind and poll never change. Text, links and time are for the author, pinning for moderators. */
        PostUpdate: {
            /** @example The trip to the river is on Friday. */
            body?: string;
            attachments?: components["schemas"]["AttachmentInput"][];
            /** @description Moderators who are not the author can only leave out children who are tagged. */
            taggedStudentIds?: components["schemas"]["StudentId"][];
            /** @example true */
            commentsEnabled?: boolean;
            /** @example false */
            isPinned?: boolean;
            /** @description While the post is scheduled. */
            scheduledFor?: components["schemas"]["Timestamp"];
        };
        /** @example bkm_01jdq4f7f1k5r9s3w8a2e6j0nx */
        BookmarkId: string;
        Bookmark: {
            id: components["schemas"]["BookmarkId"];
            postId: components["schemas"]["PostId"];
            post: components["schemas"]["Post"];
            createdAt: components["schemas"]["Timestamp"];
        };
        BookmarkListEnvelope: {
            data: components["schemas"]["Bookmark"][];
            meta: components["schemas"]["ListMeta"];
        };
        BookmarkState: {
            postId: components["schemas"]["PostId"];
            /** @example true */
            bookmarked: boolean;
        };
        BookmarkStateEnvelope: {
            data: components["schemas"]["BookmarkState"];
            meta: components["schemas"]["Meta"];
        };
        /** @example cmt_01jdq4d1z5e9j3m7r2v6y0c4gs */
        CommentId: string;
        /** @example cmt_01jdq4d1z5e9j3m7r2v6y0c4gs */
        CommentIdOrNull: string | null;
        /** @description What somebody says about a post, or about a comment on it. Comments have replies; replies have none. */
        Comment: {
            id: components["schemas"]["CommentId"];
            postId: components["schemas"]["PostId"];
            /** @description The comment that this one answers; null for a comment on the post itself. */
            parentCommentId: components["schemas"]["CommentIdOrNull"];
            authorId: components["schemas"]["UserId"];
            author: components["schemas"]["UserSummary"];
            /** @example Thanks! We will bring the rain boots. */
            body: string;
            /** @example 0 */
            replyCount: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        CommentListEnvelope: {
            data: components["schemas"]["Comment"][];
            meta: components["schemas"]["ListMeta"];
        };
        CommentCreate: {
            /** @example Thanks! We will bring the rain boots. */
            body: string;
            /** @description A comment on the same post that is no reply itself. */
            parentCommentId?: components["schemas"]["CommentIdOrNull"];
        };
        CommentEnvelope: {
            data: components["schemas"]["Comment"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A named audience of people who have something in common, such as room parents, coaches or trip helpers. */
        ExperienceRole: {
            id: components["schemas"]["ExperienceRoleId"];
            /**
             * @description A name for programs. Unique in the organization, and never changes.
             * @example room_parents
             */
            key: string;
            /** @example Room parents */
            name: string;
            /** @example Help in class and at the fair. */
            description: string | null;
            /** @example #3b82f6 */
            color: string | null;
            /**
             * @description How many members the caller may see.
             * @example 6
             */
            memberCount: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ExperienceRoleListEnvelope: {
            data: components["schemas"]["ExperienceRole"][];
            meta: components["schemas"]["ListMeta"];
        };
        ExperienceRoleCreate: {
            /**
             * @description A name for programs. Unique in the organization, and never changes.
             * @example room_parents
             */
            key: string;
            /** @example Room parents */
            name: string;
            /** @example Help in class and at the fair. */
            description?: string | null;
            /** @example #3b82f6 */
            color?: string | null;
        };
        ExperienceRoleEnvelope: {
            data: components["schemas"]["ExperienceRole"];
            meta: components["schemas"]["Meta"];
        };
        /** @example xrm_01jdq3dkwjrp1xpa7z3dj8fssz */
        ExperienceRoleMemberId: string;
        ExperienceRoleMember: {
            id: components["schemas"]["ExperienceRoleMemberId"];
            roleId: components["schemas"]["ExperienceRoleId"];
            userId: components["schemas"]["UserId"];
            user: components["schemas"]["UserSummary"];
            joinedAt: components["schemas"]["Timestamp"];
        };
        ExperienceRoleMemberListEnvelope: {
            data: components["schemas"]["ExperienceRoleMember"][];
            meta: components["schemas"]["ListMeta"];
        };
        ExperienceRoleMemberEnvelope: {
            data: components["schemas"]["ExperienceRoleMember"];
            meta: components["schemas"]["Meta"];
        };
        PollVote: {
            /** @description Options of this poll, at most as many as its `maxChoices`. */
            optionIds: components["schemas"]["PollOptionId"][];
        };
        PollOptionResult: {
            optionId: components["schemas"]["PollOptionId"];
            /** @example Thursday */
            text: string;
            /** @example 17 */
            votes: number | null;
            /**
             * @description How many of a hundred voters chose it, to two decimals. Where several can be chosen, the sum exceeds 100.
             * @example 54.84
             */
            percentage: number | null;
        };
        /** @description How a poll stands. While `visible` is false, the options' `votes` and `percentage` are null. Votes are secret: only `viewerVote`, the caller's own, says who chose what. */
        PollResults: {
            pollId: components["schemas"]["PollId"];
            status: components["schemas"]["PollStatus"];
            /**
             * @description Whether the caller may see the votes now.
             * @example true
             */
            visible: boolean;
            /**
             * @description How many people have voted.
             * @example 31
             */
            totalVoters: number;
            /** @description In the poll's order. */
            options: components["schemas"]["PollOptionResult"][];
            /** @description What the caller chose; empty before the caller has voted. */
            viewerVote: components["schemas"]["PollOptionId"][];
            closesAt: components["schemas"]["TimestampOrNull"];
        };
        PollResultsEnvelope: {
            data: components["schemas"]["PollResults"];
            meta: components["schemas"]["Meta"];
        };
        /** @example rxn_01jdq4e4c8h2n6q0t5x9b3f7kv */
        ReactionId: string;
        Reaction: {
            id: components["schemas"]["ReactionId"];
            postId: components["schemas"]["PostId"];
            userId: components["schemas"]["UserId"];
            user: components["schemas"]["UserSummary"];
            type: components["schemas"]["ReactionType"];
            createdAt: components["schemas"]["Timestamp"];
        };
        ReactionListEnvelope: {
            data: components["schemas"]["Reaction"][];
            meta: components["schemas"]["ListMeta"];
        };
        ReactionToggle: {
            type: components["schemas"]["ReactionType"];
        };
        ReactionState: {
            postId: components["schemas"]["PostId"];
            /**
             * @description Whether there is a reaction of the caller now.
             * @example true
             */
            reacted: boolean;
            /** @description The caller's reaction; null when there is none any more. */
            type: components["schemas"]["ReactionTypeOrNull"];
            /** @description The post's reactions by type, without those that nobody chose. */
            reactionSummary: components["schemas"]["ReactionCount"][];
        };
        ReactionStateEnvelope: {
            data: components["schemas"]["ReactionState"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @example privacy
         * @enum {string}
         */
        ReportReason: "spam" | "bullying" | "harassment" | "inappropriate" | "privacy" | "safety" | "misinformation" | "other";
        ReportCreate: {
            reason: components["schemas"]["ReportReason"];
            /**
             * @description Required where the reason is `other`.
             * @example It shows our address.
             */
            details?: string | null;
        };
        /** @example rpt_01jdq4g0j4n8t2v6z1d5h9m3rz */
        ReportId: string;
        /**
         * @example pending
         * @enum {string}
         */
        ReportStatus: "pending" | "dismissed" | "actioned";
        ReportedPost: {
            id: components["schemas"]["PostId"];
            authorId: components["schemas"]["UserId"];
            /**
             * @description How the post begins.
             * @example Trip on Friday
             */
            excerpt: string;
            status: components["schemas"]["PostStatus"];
            /** @example false */
            isDeleted: boolean;
        };
        /** @description That somebody thinks a post should not stand, and what the moderators made of it. */
        Report: {
            id: components["schemas"]["ReportId"];
            postId: components["schemas"]["PostId"];
            /** @description Who reported it. Null except to moderators and to that person. */
            reporterId: components["schemas"]["UserIdOrNull"];
            reason: components["schemas"]["ReportReason"];
            /** @example It shows our address. */
            details: string | null;
            status: components["schemas"]["ReportStatus"];
            /**
             * @description What the review decided; null while the report is pending.
             * @example null
             * @enum {string|null}
             */
            action: "dismiss" | "remove_post" | "warn_author" | null;
            /**
             * @description For moderators only; null to others.
             * @example null
             */
            reviewNote: string | null;
            reviewedAt: components["schemas"]["TimestampOrNull"];
            /** @description For moderators only; null to others. */
            post: components["schemas"]["ReportedPost"] | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ReportEnvelope: {
            data: components["schemas"]["Report"];
            meta: components["schemas"]["Meta"];
        };
        ReportListEnvelope: {
            data: components["schemas"]["Report"][];
            meta: components["schemas"]["ListMeta"];
        };
        ReportReview: {
            /**
             * @example dismiss
             * @enum {string}
             */
            action: "dismiss" | "remove_post" | "warn_author";
            /**
             * @description For the other moderators.
             * @example The address is the school's own.
             */
            note?: string | null;
        };
        /**
         * Format: email
         * @example t.okoro@northfield.example
         */
        EmailAddress: string;
        /**
         * @description A BCP 47 language tag.
         * @example en-US
         */
        Locale: string;
        /**
         * @description An IANA time zone name.
         * @example America/New_York
         */
        TimeZone: string;
        /** @example mbr_01jdpzb2r6w9e4t1y7k3n5hcqs */
        MemberId: string;
        /**
         * @description A short name for URLs. Never changes.
         * @example northfield-elementary
         */
        OrganizationSlug: string;
        /**
         * @example active
         * @enum {string}
         */
        OrganizationStatus: "active" | "suspended" | "deleted";
        OrganizationSummary: {
            id: components["schemas"]["OrganizationId"];
            slug: components["schemas"]["OrganizationSlug"];
            /** @example Northfield Elementary */
            name: string;
            status: components["schemas"]["OrganizationStatus"];
        };
        /**
         * @description A role within an organization. `service` belongs to the users behind API keys and is never assigned to people.
         * @example teacher
         * @enum {string}
         */
        OrgRole: "owner" | "admin" | "teacher" | "staff" | "health_staff" | "guardian" | "student" | "guest" | "service";
        /**
         * @example active
         * @enum {string}
         */
        MemberStatus: "invited" | "active" | "suspended" | "removed";
        CurrentMembership: {
            id: components["schemas"]["MemberId"];
            organization: components["schemas"]["OrganizationSummary"];
            role: components["schemas"]["OrgRole"];
            additionalRoles: components["schemas"]["OrgRole"][];
            status: components["schemas"]["MemberStatus"];
        };
        /** @description The signed-in person. */
        CurrentUser: {
            id: components["schemas"]["UserId"];
            email: components["schemas"]["EmailAddress"];
            /**
             * @example true
             * @constant
             */
            emailVerified: true;
            /** @example Tamsin */
            firstName: string;
            /** @example Okoro */
            lastName: string;
            /** @example Tamsin Okoro */
            displayName: string;
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["TimeZone"];
            /**
             * @description Whether this person operates the platform.
             * @example false
             */
            isSuperAdmin: boolean;
            /** @description Every organization that the person belongs to; `organization.id` is what `X-Org-Id` takes. */
            memberships: components["schemas"]["CurrentMembership"][];
            /** @description What the person may do in the current organization, as `resource:action`. */
            permissions: string[];
            /** @description The caller's own student record in the current organization. */
            linkedStudentId: components["schemas"]["StudentIdOrNull"];
            createdAt: components["schemas"]["Timestamp"];
        };
        CurrentUserEnvelope: {
            data: components["schemas"]["CurrentUser"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * Format: email
         * @example t.okoro@northfield.example
         */
        EmailAddressOrNull: string | null;
        /** @description A person, or the service user of an API key, as seen within the organization. */
        User: {
            id: components["schemas"]["UserId"];
            /** @example Tamsin */
            firstName: string;
            /** @example Okoro */
            lastName: string;
            /** @example Tamsin Okoro */
            displayName: string;
            /** @description Null unless it is the caller's own, or the caller may update members. */
            email: components["schemas"]["EmailAddressOrNull"];
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            /**
             * @example person
             * @enum {string}
             */
            kind: "person" | "service";
            /** @description The main role in this organization. */
            role: components["schemas"]["OrgRoleOrNull"];
            createdAt: components["schemas"]["Timestamp"];
        };
        UserListEnvelope: {
            data: components["schemas"]["User"][];
            meta: components["schemas"]["ListMeta"];
        };
        UserEnvelope: {
            data: components["schemas"]["User"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A person's membership of the organization. */
        Member: {
            id: components["schemas"]["MemberId"];
            /** @description Null until the invitation is accepted. */
            userId: components["schemas"]["UserIdOrNull"];
            /**
             * @description The invited e-mail address until the invitation is accepted.
             * @example Tamsin Okoro
             */
            displayName: string;
            /** @description Null unless it is the caller's own, or the caller may update members. Invitations show it to those who may invite. */
            email: components["schemas"]["EmailAddressOrNull"];
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            role: components["schemas"]["OrgRole"];
            additionalRoles: components["schemas"]["OrgRole"][];
            status: components["schemas"]["MemberStatus"];
            /** @example Grade 3 teacher */
            title: string | null;
            joinedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        MemberListEnvelope: {
            data: components["schemas"]["Member"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description A role that a member may be given.
         * @example teacher
         * @enum {string}
         */
        AssignableRole: "owner" | "admin" | "teacher" | "staff" | "health_staff" | "guardian" | "student" | "guest";
        MemberInvite: {
            email: components["schemas"]["EmailAddress"];
            /** @description Not above the caller's own. */
            role: components["schemas"]["AssignableRole"];
            /**
             * @description Not above the caller's own.
             * @default []
             */
            additionalRoles?: components["schemas"]["AssignableRole"][];
            /** @example Grade 3 teacher */
            title?: string | null;
        };
        MemberEnvelope: {
            data: components["schemas"]["Member"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What is left out stays as it is; null clears. */
        MemberUpdate: {
            /** @description Not above the caller's own. */
            role?: components["schemas"]["AssignableRole"];
            /** @description Not above the caller's own. */
            additionalRoles?: components["schemas"]["AssignableRole"][];
            /** @example Grade 3 teacher */
            title?: string | null;
            /**
             * @example suspended
             * @enum {string}
             */
            status?: "active" | "suspended" | "removed";
        };
        /** @example conv_01jdq3d2v6c0j4w8y3d7h1m5qx */
        ConversationId: string;
        /**
         * @example group
         * @enum {string}
         */
        ConversationKind: "direct" | "group";
        /**
         * @example member
         * @enum {string}
         */
        ParticipantRole: "owner" | "admin" | "member";
        Participant: {
            userId: components["schemas"]["UserId"];
            /** @example Tamsin Okoro */
            displayName: string;
            /** @description A student's only with consent to photos. */
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            role: components["schemas"]["ParticipantRole"];
            /** @description Messages from then on can be read. */
            joinedAt: components["schemas"]["Timestamp"];
        };
        /** @example msg_01jdq3e5x9d3k7z1a5e9j3n7ry */
        MessageId: string;
        LastMessage: {
            id: components["schemas"]["MessageId"];
            senderId: components["schemas"]["UserId"];
            /**
             * @description How it begins; empty where it has attachments only.
             * @example Please bring boots on Friday.
             */
            excerpt: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Nobody writes into an archived conversation: the section of its class is archived, or one of the two left the organization.
         * @example active
         * @enum {string}
         */
        ConversationStatus: "active" | "archived";
        Conversation: {
            id: components["schemas"]["ConversationId"];
            kind: components["schemas"]["ConversationKind"];
            /**
             * @description A group has one, a direct conversation none.
             * @example Grade 3 families
             */
            name: string | null;
            /** @example What the third grade is up to. */
            description: string | null;
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            /** @description The section whose class the group is. */
            sectionId: components["schemas"]["SectionIdOrNull"];
            /** @description Who takes part, the longest first; no more than fifty are shown. */
            participants: components["schemas"]["Participant"][];
            /** @example 25 */
            participantCount: number;
            /** @description The latest message that the caller may read. Events do not tell it. */
            lastMessage: components["schemas"]["LastMessage"] | null;
            /**
             * @description Messages of others that the caller has not read.
             * @example 2
             */
            unreadCount: number;
            /**
             * @description The caller gets no notifications of it.
             * @example false
             */
            isMuted: boolean;
            /**
             * @description The caller's lists leave it out. A new message shows a hidden direct conversation again, not a group.
             * @example false
             */
            isHidden: boolean;
            status: components["schemas"]["ConversationStatus"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description When its people or its state changed last; messages do not count. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What the caller takes part in, newest activity first, at most 200 of each kind. */
        ConversationListing: {
            /** @description Groups that the caller belongs to and has not hidden. */
            groups: components["schemas"]["Conversation"][];
            /** @description Direct conversations with a message at least, which the caller has not hidden. */
            visibleDirects: components["schemas"]["Conversation"][];
        };
        ConversationListingMeta: {
            requestId: components["schemas"]["RequestId"];
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description There are more than 200 of a kind. `messaging.listGroups` shows all groups.
             * @example false
             */
            hasMore: boolean;
        };
        ConversationListingEnvelope: {
            data: components["schemas"]["ConversationListing"];
            meta: components["schemas"]["ConversationListingMeta"];
        };
        /** @description Sent together with the creation, or into the conversation that there was already. */
        FirstMessage: {
            /**
             * @description May be empty where there are attachments.
             * @example Please bring boots on Friday.
             */
            body: string;
            attachments?: components["schemas"]["AttachmentInput"][];
        };
        ConversationCreate: {
            /** @description Whom to talk with. */
            participantId: components["schemas"]["UserId"];
            message?: components["schemas"]["FirstMessage"];
        };
        ConversationEnvelope: {
            data: components["schemas"]["Conversation"];
            meta: components["schemas"]["Meta"];
        };
        /** @example msg_01jdq3e5x9d3k7z1a5e9j3n7ry */
        MessageIdOrNull: string | null;
        Message: {
            id: components["schemas"]["MessageId"];
            conversationId: components["schemas"]["ConversationId"];
            senderId: components["schemas"]["UserId"];
            sender: components["schemas"]["UserSummary"];
            /**
             * @description May be empty where there are attachments.
             * @example Please bring boots on Friday.
             */
            body: string;
            attachments: components["schemas"]["Attachment"][];
            replyToId: components["schemas"]["MessageIdOrNull"];
            createdAt: components["schemas"]["Timestamp"];
        };
        MessageListEnvelope: {
            data: components["schemas"]["Message"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A body, attachments, or both. */
        MessageSend: {
            /**
             * @description May be empty where there are attachments.
             * @example Please bring boots on Friday.
             */
            body?: string;
            attachments?: components["schemas"]["AttachmentInput"][];
            /** @description A message of the same conversation. */
            replyToId?: components["schemas"]["MessageIdOrNull"];
        };
        MessageEnvelope: {
            data: components["schemas"]["Message"];
            meta: components["schemas"]["Meta"];
        };
        MarkRead: {
            /** @description The last message that was read. */
            messageId: components["schemas"]["MessageId"];
        };
        ReadState: {
            conversationId: components["schemas"]["ConversationId"];
            lastReadMessageId: components["schemas"]["MessageIdOrNull"];
            /**
             * @description Messages of others that came after it.
             * @example 0
             */
            unreadCount: number;
            /** @description When the caller came to that message. */
            readAt: components["schemas"]["Timestamp"];
        };
        ReadStateEnvelope: {
            data: components["schemas"]["ReadState"];
            meta: components["schemas"]["Meta"];
        };
        ConversationPreferencesUpdate: {
            /** @example true */
            isMuted?: boolean;
            /** @example true */
            isHidden?: boolean;
        };
        ConversationListEnvelope: {
            data: components["schemas"]["Conversation"][];
            meta: components["schemas"]["ListMeta"];
        };
        GroupCreate: {
            /** @example Grade 3 families */
            name: string;
            /** @description Whom to begin with, besides the caller, who owns the group. */
            memberIds: components["schemas"]["UserId"][];
            /** @example What the third grade is up to. */
            description?: string | null;
            avatarUrl?: components["schemas"]["HttpsUrlOrNull"];
            /** @description The section whose class the group is. It is archived with it. */
            sectionId?: components["schemas"]["SectionIdOrNull"];
        };
        GroupMembersAdd: {
            /** @description Those who belong to the group already stay as they are. */
            memberIds: components["schemas"]["UserId"][];
            /**
             * @default member
             * @example member
             * @enum {string}
             */
            role?: "member" | "admin";
        };
        ProfileLink: {
            /** @example Reading list */
            label: string;
            /**
             * Format: uri
             * @example https://example.org/reading
             */
            url: string;
        };
        Profile: {
            userId: components["schemas"]["UserId"];
            /** @example Tamsin Okoro */
            displayName: string;
            /** @example Tamsin */
            firstName: string;
            /** @example Okoro */
            lastName: string;
            /** @example she/her */
            pronouns: string | null;
            /** @example Grade 3 teacher */
            headline: string | null;
            /** @example Reads aloud every Friday, and knows where the frogs live. */
            bio: string | null;
            /** @description A student's is the one of the student record, and only with consent to photos. */
            avatarUrl: components["schemas"]["HttpsUrlOrNull"];
            role: components["schemas"]["OrgRoleOrNull"];
            additionalRoles: components["schemas"]["OrgRole"][];
            /** @description What the person teaches here. */
            subjects: components["schemas"]["Subject"][];
            links: components["schemas"]["ProfileLink"][];
            locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["TimeZone"];
            joinedAt: components["schemas"]["TimestampOrNull"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ProfileListEnvelope: {
            data: components["schemas"]["Profile"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What to change. Null clears a field. */
        ProfileUpdate: {
            /** @example she/her */
            pronouns?: string | null;
            /** @example Grade 3 teacher */
            headline?: string | null;
            /** @example Reads aloud every Friday, and knows where the frogs live. */
            bio?: string | null;
            /** @description Not shown for students, whose picture is the one of their record. */
            avatarUrl?: components["schemas"]["HttpsUrlOrNull"];
            links?: components["schemas"]["ProfileLink"][];
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["TimeZone"];
            /** @example +1 555 0100 */
            phone?: string | null;
            /** @example 12 Mill Lane, Northfield */
            address?: string | null;
        };
        ProfileEnvelope: {
            data: components["schemas"]["Profile"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @example operations
         * @enum {string}
         */
        AppCategory: "academics" | "communication" | "family" | "operations" | "analytics" | "safety" | "other";
        /** @example app_01jdq3a1m5x9c3r7v1z5d9h3ks */
        AppId: string;
        /**
         * @description A scope of API keys.
         * @example tasks:read
         */
        AppScope: string;
        /** @description An app as the store presents it. */
        App: {
            id: components["schemas"]["AppId"];
            /** @example lunch-menu */
            slug: string;
            /** @example Lunch Menu */
            name: string;
            /** @example What is for lunch, and who eats it */
            tagline: string | null;
            /** @example Shows the week and takes orders. */
            description: string;
            /** @example Example Labs */
            developerName: string;
            categories: components["schemas"]["AppCategory"][];
            iconUrl: components["schemas"]["HttpsUrlOrNull"];
            screenshots: string[];
            websiteUrl: components["schemas"]["HttpsUrlOrNull"];
            /**
             * Format: uri
             * @example https://lunch.example.org/privacy
             */
            privacyPolicyUrl: string;
            /** @description What the app asks to be granted. */
            requestedScopes: components["schemas"]["AppScope"][];
            /**
             * @description Whether the app has pages that are shown inside the organization's own.
             * @example true
             */
            isEmbedded: boolean;
            /** @description Where those pages are. */
            embedUrl: components["schemas"]["HttpsUrlOrNull"];
            /**
             * @example free
             * @enum {string}
             */
            pricing: "free" | "paid";
            /** @example 1.4.0 */
            version: string;
            /**
             * @description In how many organizations the app is installed. Some minutes behind.
             * @example 120
             */
            installCount: number;
            /**
             * @description In the current organization.
             * @example false
             */
            isInstalled: boolean;
            publishedAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        AppListEnvelope: {
            data: components["schemas"]["App"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description A `suspended` installation was halted by the platform's operator; its credential does not work.
         * @example active
         * @enum {string}
         */
        AppInstallationStatus: "active" | "suspended" | "uninstalled";
        /** @example inst_01jdq3b4q8z2f6t0w4a8e2j6mv */
        AppInstallationId: string;
        InstalledApp: {
            id: components["schemas"]["AppId"];
            /** @example lunch-menu */
            slug: string;
            /** @example Lunch Menu */
            name: string;
            iconUrl: components["schemas"]["HttpsUrlOrNull"];
        };
        AppInstallation: {
            id: components["schemas"]["AppInstallationId"];
            appId: components["schemas"]["AppId"];
            app: components["schemas"]["InstalledApp"];
            status: components["schemas"]["AppInstallationStatus"];
            grantedScopes: components["schemas"]["AppScope"][];
            installedAt: components["schemas"]["Timestamp"];
            uninstalledAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        AppInstallationListEnvelope: {
            data: components["schemas"]["AppInstallation"][];
            meta: components["schemas"]["ListMeta"];
        };
        AppEnvelope: {
            data: components["schemas"]["App"];
            meta: components["schemas"]["Meta"];
        };
        AppInstall: {
            /** @description What the app may do, out of what it requests. Everything, when left out. */
            grantedScopes?: components["schemas"]["AppScope"][];
        };
        /** @example key_01jdq1h5x8z3n7v0c4w6r2mtbk */
        ApiKeyId: string;
        AppCredential: {
            /** @description The API key that the secret belongs to. */
            id: components["schemas"]["ApiKeyId"];
            appId: components["schemas"]["AppId"];
            /**
             * @description Send it as a bearer token, and sign init data with it. It cannot be read again.
             * @example hrk_app_7f3kQ2mZ8xW1vB5nC9dL4jH6gT0pS3aY2rEm9Qz
             */
            appSecret: string;
            scopes: components["schemas"]["AppScope"][];
            createdAt: components["schemas"]["Timestamp"];
            /** @description After a rotation, until when the previous secret still works. */
            previousExpiresAt: components["schemas"]["TimestampOrNull"];
        };
        /** @description An installation with its credential, whose secret is shown here and nowhere else. */
        AppInstallResult: {
            installation: components["schemas"]["AppInstallation"];
            credential: components["schemas"]["AppCredential"];
        };
        AppInstallResultEnvelope: {
            data: components["schemas"]["AppInstallResult"];
            meta: components["schemas"]["Meta"];
        };
        AppInstallationEnvelope: {
            data: components["schemas"]["AppInstallation"];
            meta: components["schemas"]["Meta"];
        };
        CredentialRotate: {
            /**
             * @description For how long the previous secret goes on working.
             * @default 86400
             * @example 86400
             */
            gracePeriodSeconds?: number;
        };
        EmbeddedApp: {
            id: components["schemas"]["AppId"];
            /** @example lunch-menu */
            slug: string;
            /** @example Lunch Menu */
            name: string;
        };
        EmbeddedOrganization: {
            id: components["schemas"]["OrganizationId"];
            /** @example northfield-elementary */
            slug: string;
            /** @example Northfield Elementary */
            name: string;
        };
        /** @description Where an embedded app was opened, and by whom. */
        EmbeddedContext: {
            app: components["schemas"]["EmbeddedApp"];
            organization: components["schemas"]["EmbeddedOrganization"];
            user: components["schemas"]["UserSummary"];
            /** @description In which the app was opened; the person's own, unless the init data name another. */
            locale: components["schemas"]["Locale"];
            /**
             * @description What the link that opened the app carried.
             * @example week-47
             */
            startParam: string | null;
            /** @description When the init data were signed. */
            authDate: components["schemas"]["Timestamp"];
        };
        EmbeddedContextEnvelope: {
            data: components["schemas"]["EmbeddedContext"];
            meta: components["schemas"]["Meta"];
        };
        /** @example key_01jdq1h5x8z3n7v0c4w6r2mtbk */
        ApiKeyIdOrNull: string | null;
        UsagePoint: {
            date: components["schemas"]["CalendarDate"];
            /** @example 1840 */
            requests: number;
            /**
             * @description Requests answered with a 4xx or 5xx status other than 429.
             * @example 12
             */
            errors: number;
            /**
             * @description 95 of 100 requests were answered within this many milliseconds. Null without requests.
             * @example 38.4
             */
            p95LatencyMs: number | null;
            /**
             * @description Requests answered with 429.
             * @example 0
             */
            rateLimitHits: number;
        };
        /** @description The whole range. */
        UsageTotals: {
            /** @example 1840 */
            requests: number;
            /**
             * @description Requests answered with a 4xx or 5xx status other than 429.
             * @example 12
             */
            errors: number;
            /**
             * @description 95 of 100 requests were answered within this many milliseconds. Null without requests.
             * @example 38.4
             */
            p95LatencyMs: number | null;
            /**
             * @description Requests answered with 429.
             * @example 0
             */
            rateLimitHits: number;
        };
        /** @description One point for each day (UTC) of the range, days without requests included. */
        UsageSeries: {
            /** @description The key that is shown; null for the whole organization. */
            apiKeyId: components["schemas"]["ApiKeyIdOrNull"];
            /**
             * @example day
             * @constant
             */
            bucket: "day";
            /**
             * @example UTC
             * @constant
             */
            timezone: "UTC";
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            points: components["schemas"]["UsagePoint"][];
            totals: components["schemas"]["UsageTotals"];
        };
        UsageSeriesEnvelope: {
            data: components["schemas"]["UsageSeries"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One caller's calls of one operation. */
        DeprecatedCalls: {
            /** @example retired.channels */
            operation: string;
            /**
             * @description Method and path. Null for an operation that was removed since.
             * @example GET /api/v1/channels
             */
            route: string | null;
            /**
             * @description Whether it answers 410 already.
             * @example true
             */
            retired: boolean;
            /**
             * @description When it is or was to end.
             * @example 2026-12-01
             */
            sunset: string | null;
            /**
             * @description What to call instead.
             * @example GET /api/v1/messaging/conversations
             */
            replacement: string | null;
            /** @description The key that called; null for members. */
            apiKeyId: components["schemas"]["ApiKeyIdOrNull"];
            /** @example 42 */
            calls: number;
            lastCalledAt: components["schemas"]["Timestamp"];
        };
        DeprecationUsage: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            /** @description The most recent first; nothing for what was not called. */
            calls: components["schemas"]["DeprecatedCalls"][];
        };
        DeprecationUsageEnvelope: {
            data: components["schemas"]["DeprecationUsage"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description `rotating`: both the new and the previous secret work.
         * @example active
         * @enum {string}
         */
        ApiKeyStatus: "active" | "rotating" | "revoked" | "expired";
        /**
         * @description `secret`: an organization's own key. `app`: the credential of an installed app.
         * @example secret
         * @enum {string}
         */
        ApiKeyKind: "secret" | "app";
        ApiKey: {
            id: components["schemas"]["ApiKeyId"];
            /** @example SIS sync */
            name: string;
            kind: components["schemas"]["ApiKeyKind"];
            /**
             * @description The secret's start and last four characters, to recognize it by.
             * @example hrk_live_7f3k…m9Qz
             */
            prefix: string;
            scopes: string[];
            status: components["schemas"]["ApiKeyStatus"];
            /** @description The user as which the key acts, e.g. as the author of what it creates. */
            serviceUserId: components["schemas"]["UserId"];
            /** @description The installed app that the key belongs to. */
            appId: components["schemas"]["AppIdOrNull"];
            expiresAt: components["schemas"]["TimestampOrNull"];
            /** @description While rotating, until when the previous secret still works. */
            previousSecretExpiresAt: components["schemas"]["TimestampOrNull"];
            /** @description At most one minute behind. */
            lastUsedAt: components["schemas"]["TimestampOrNull"];
            revokedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ApiKeyListEnvelope: {
            data: components["schemas"]["ApiKey"][];
            meta: components["schemas"]["ListMeta"];
        };
        ApiKeyCreate: {
            /** @example SIS sync */
            name: string;
            /** @description What the key may do. The caller's own roles must allow each. */
            scopes: string[];
            /** @description In the future, at most two years away. Null or left out, the key does not expire. */
            expiresAt?: components["schemas"]["TimestampOrNull"];
        };
        /** @description An API key with its secret, which is shown this once. */
        ApiKeyWithSecret: {
            id: components["schemas"]["ApiKeyId"];
            /** @example SIS sync */
            name: string;
            kind: components["schemas"]["ApiKeyKind"];
            /**
             * @description The secret's start and last four characters, to recognize it by.
             * @example hrk_live_7f3k…m9Qz
             */
            prefix: string;
            scopes: string[];
            status: components["schemas"]["ApiKeyStatus"];
            /** @description The user as which the key acts, e.g. as the author of what it creates. */
            serviceUserId: components["schemas"]["UserId"];
            /** @description The installed app that the key belongs to. */
            appId: components["schemas"]["AppIdOrNull"];
            expiresAt: components["schemas"]["TimestampOrNull"];
            /** @description While rotating, until when the previous secret still works. */
            previousSecretExpiresAt: components["schemas"]["TimestampOrNull"];
            /** @description At most one minute behind. */
            lastUsedAt: components["schemas"]["TimestampOrNull"];
            revokedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * @description What goes into the `Authorization` header. Shown this once; keep it safe.
             * @example hrk_live_7f3kTq9ZbW2xLr5Vn8YcHd1Mg4JsPa0Em9Qz
             */
            secret: string;
        };
        ApiKeyWithSecretEnvelope: {
            data: components["schemas"]["ApiKeyWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        ApiKeyEnvelope: {
            data: components["schemas"]["ApiKey"];
            meta: components["schemas"]["Meta"];
        };
        ApiKeyRotate: {
            /**
             * @description For how long the previous secret goes on working.
             * @default 86400
             * @example 86400
             */
            gracePeriodSeconds?: number;
        };
        /**
         * @description `auto_disabled`: the receiver failed for 5 days, or said that it is gone.
         * @example enabled
         * @enum {string}
         */
        WebhookEndpointStatus: "enabled" | "disabled" | "auto_disabled";
        /** @example whe_01jdq3d2v6c0j4x8z3d7h1m5rb */
        WebhookEndpointId: string;
        /**
         * Format: uri
         * @description An https address that everybody can reach, on port 443 or 8443, without user name and password. A service that is set up for development takes any http address as well.
         * @example https://hooks.example.org/homeroom
         */
        WebhookUrl: string;
        /** @example task.* */
        EventTypeFilter: string;
        /** @description A URL to which the organization's events are sent. */
        WebhookEndpoint: {
            id: components["schemas"]["WebhookEndpointId"];
            /** @description The API key that made the endpoint, and whose scopes decide what is sent; null where a person did. */
            apiKeyId: components["schemas"]["ApiKeyIdOrNull"];
            url: components["schemas"]["WebhookUrl"];
            /** @example Keeps the bus plan up to date */
            description: string | null;
            /**
             * @description Event types, families of them (`task.*`) or all (`*`).
             * @example [
             *       "task.*",
             *       "organization.updated"
             *     ]
             */
            eventTypes: components["schemas"]["EventTypeFilter"][];
            status: components["schemas"]["WebhookEndpointStatus"];
            /** @example Every delivery has failed for 5 days */
            disabledReason: string | null;
            /** @description While the secret is being rotated, until when the previous one signs as well. */
            secretRotationEndsAt: components["schemas"]["TimestampOrNull"];
            /**
             * @description Failed attempts since the last success.
             * @example 0
             */
            consecutiveFailures: number;
            lastSuccessAt: components["schemas"]["TimestampOrNull"];
            lastFailureAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        WebhookEndpointListEnvelope: {
            data: components["schemas"]["WebhookEndpoint"][];
            meta: components["schemas"]["ListMeta"];
        };
        WebhookEndpointCreate: {
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description Event types, families of them (`task.*`) or all (`*`).
             * @example [
             *       "task.*",
             *       "organization.updated"
             *     ]
             */
            eventTypes: components["schemas"]["EventTypeFilter"][];
            /** @example Keeps the bus plan up to date */
            description?: string | null;
        };
        /** @description A webhook endpoint with its signing secret, which is shown this once. */
        WebhookEndpointWithSecret: {
            id: components["schemas"]["WebhookEndpointId"];
            /** @description The API key that made the endpoint, and whose scopes decide what is sent; null where a person did. */
            apiKeyId: components["schemas"]["ApiKeyIdOrNull"];
            url: components["schemas"]["WebhookUrl"];
            /** @example Keeps the bus plan up to date */
            description: string | null;
            /**
             * @description Event types, families of them (`task.*`) or all (`*`).
             * @example [
             *       "task.*",
             *       "organization.updated"
             *     ]
             */
            eventTypes: components["schemas"]["EventTypeFilter"][];
            status: components["schemas"]["WebhookEndpointStatus"];
            /** @example Every delivery has failed for 5 days */
            disabledReason: string | null;
            /** @description While the secret is being rotated, until when the previous one signs as well. */
            secretRotationEndsAt: components["schemas"]["TimestampOrNull"];
            /**
             * @description Failed attempts since the last success.
             * @example 0
             */
            consecutiveFailures: number;
            lastSuccessAt: components["schemas"]["TimestampOrNull"];
            lastFailureAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * @description What deliveries are signed with. Shown this once; keep it safe.
             * @example whsec_aG9tZXJvb20gcHVibGljIHdlYmhvb2sgdGVzdCBrZXk=
             */
            signingSecret: string;
        };
        WebhookEndpointWithSecretEnvelope: {
            data: components["schemas"]["WebhookEndpointWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        WebhookEndpointEnvelope: {
            data: components["schemas"]["WebhookEndpoint"];
            meta: components["schemas"]["Meta"];
        };
        WebhookEndpointUpdate: {
            url?: components["schemas"]["WebhookUrl"];
            /**
             * @description Event types, families of them (`task.*`) or all (`*`).
             * @example [
             *       "task.*",
             *       "organization.updated"
             *     ]
             */
            eventTypes?: components["schemas"]["EventTypeFilter"][];
            /** @example Keeps the bus plan up to date */
            description?: string | null;
            /**
             * @example enabled
             * @enum {string}
             */
            status?: "enabled" | "disabled";
        };
        SecretRotate: {
            /**
             * @description For how long the previous secret signs as well.
             * @default 86400
             * @example 86400
             */
            gracePeriodSeconds?: number;
        };
        /** @example whd_01jdq3e9x4d8k2y6a0f4j8n2sc */
        WebhookDeliveryId: string;
        /** @example evt_01jdq3f5y2e6m0z4b8g2k6p0td */
        EventId: string;
        /** @example task.created */
        EventTypeName: string;
        /**
         * @description `exhausted`: all eight attempts have failed. `canceled`: the endpoint was disabled or deleted before.
         * @example succeeded
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "in_flight" | "retry_scheduled" | "succeeded" | "exhausted" | "canceled";
        /**
         * @description Why the last attempt failed. `blocked_address`: the name leads into a private network.
         * @example http_status
         * @enum {string|null}
         */
        WebhookErrorKindOrNull: "timeout" | "dns" | "tls" | "connect" | "http_status" | "blocked_address" | null;
        /** @description One event on its way to one endpoint. */
        WebhookDelivery: {
            id: components["schemas"]["WebhookDeliveryId"];
            endpointId: components["schemas"]["WebhookEndpointId"];
            eventId: components["schemas"]["EventId"];
            eventType: components["schemas"]["EventTypeName"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @example 1 */
            attempts: number;
            /**
             * @description The HTTP status of the last answer.
             * @example 200
             */
            responseStatus: number | null;
            /**
             * @description How the body of the last answer began.
             * @example ok
             */
            responseExcerpt: string | null;
            errorKind: components["schemas"]["WebhookErrorKindOrNull"];
            /**
             * @description How long the last attempt took.
             * @example 84
             */
            durationMs: number | null;
            /** @description When it is tried again; null once that is over. */
            nextAttemptAt: components["schemas"]["TimestampOrNull"];
            lastAttemptAt: components["schemas"]["TimestampOrNull"];
            completedAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
        };
        WebhookDeliveryEnvelope: {
            data: components["schemas"]["WebhookDelivery"];
            meta: components["schemas"]["Meta"];
        };
        WebhookDeliveryListEnvelope: {
            data: components["schemas"]["WebhookDelivery"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @example v1
         * @constant
         */
        EventApiVersion: "v1";
        /** @description What the event is about. */
        EventResource: {
            /** @example task */
            type: string;
            id: components["schemas"]["ResourceId"];
        };
        /**
         * @description A field of the resource; the schemas of the `webhooks` say which there are.
         * @example Trip slips
         */
        EventField: unknown;
        EventData: {
            /**
             * @description The resource after the change, as its own operations answer it.
             * @example {
             *       "id": "task_01jdq2v6w3e8rb5m0n4x7yk9ah",
             *       "deleted": true
             *     }
             */
            object: {
                [key: string]: components["schemas"]["EventField"];
            };
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A change, as the body of a webhook delivery tells it. What `data.object` holds depends on `type`. */
        Event: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventTypeName"];
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["EventData"];
        };
        EventListEnvelope: {
            data: components["schemas"]["Event"][];
            meta: components["schemas"]["ListMeta"];
        };
        EventEnvelope: {
            data: components["schemas"]["Event"];
            meta: components["schemas"]["Meta"];
        };
        /** @example ntf_01jdq3c7t1b5h9v3x7c1g5k9pw */
        NotificationId: string;
        NotificationResource: {
            /** @example task */
            type: string;
            id: components["schemas"]["ResourceId"];
        };
        /** @description Word of an event, for one person. Says what happened and to which child, never a value. */
        Notification: {
            id: components["schemas"]["NotificationId"];
            /**
             * @description The type of the event.
             * @example task.created
             */
            type: string;
            /** @example New task */
            title: string;
            /**
             * @description The child that it is about.
             * @example Ada Marsh
             */
            body: string | null;
            /** @description What to open. */
            resource: components["schemas"]["NotificationResource"] | null;
            readAt: components["schemas"]["TimestampOrNull"];
            createdAt: components["schemas"]["Timestamp"];
        };
        NotificationListEnvelope: {
            data: components["schemas"]["Notification"][];
            meta: components["schemas"]["ListMeta"];
        };
        NotificationEnvelope: {
            data: components["schemas"]["Notification"];
            meta: components["schemas"]["Meta"];
        };
        GradingScaleStep: {
            /** @example A */
            letter: string;
            /** @example 90 */
            minPercentage: number;
        };
        /**
         * @description Over quota, `warn` only adds a header to responses, while `block` refuses requests.
         * @example warn
         * @enum {string}
         */
        QuotaMode: "warn" | "block";
        OrganizationSettings: {
            /**
             * @description From this age on, students decide for themselves where the law lets them.
             * @example 13
             */
            digitalConsentAge: number;
            /**
             * @description After this many days, attendance can no longer be changed.
             * @example 14
             */
            attendanceLockDays: number;
            /** @description The letter for each percentage from `minPercentage` up. */
            gradingScale: components["schemas"]["GradingScaleStep"][];
            /**
             * @description Whether guardians may write posts.
             * @example false
             */
            guardiansMayPost: boolean;
            quotaMode: components["schemas"]["QuotaMode"];
        };
        Organization: {
            id: components["schemas"]["OrganizationId"];
            slug: components["schemas"]["OrganizationSlug"];
            /** @example Northfield Elementary */
            name: string;
            /**
             * @example school
             * @enum {string}
             */
            kind: "school" | "district" | "preschool" | "program";
            status: components["schemas"]["OrganizationStatus"];
            timezone: components["schemas"]["TimeZone"];
            locale: components["schemas"]["Locale"];
            /**
             * @description The consent policy in force. New consents are given to this version.
             * @example 2026-08
             */
            consentPolicyVersion: string;
            settings: components["schemas"]["OrganizationSettings"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        OrganizationEnvelope: {
            data: components["schemas"]["Organization"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Only the settings that are sent change. A grading scale is replaced as a whole. */
        OrganizationSettingsUpdate: {
            /**
             * @description From this age on, students decide for themselves where the law lets them.
             * @example 13
             */
            digitalConsentAge?: number;
            /**
             * @description After this many days, attendance can no longer be changed.
             * @example 14
             */
            attendanceLockDays?: number;
            /** @description The letter for each percentage from `minPercentage` up. */
            gradingScale?: components["schemas"]["GradingScaleStep"][];
            /**
             * @description Whether guardians may write posts.
             * @example false
             */
            guardiansMayPost?: boolean;
        };
        /** @description What is left out stays as it is. */
        OrganizationUpdate: {
            /** @example Northfield Elementary */
            name?: string;
            timezone?: components["schemas"]["TimeZone"];
            locale?: components["schemas"]["Locale"];
            settings?: components["schemas"]["OrganizationSettingsUpdate"];
        };
        /** @description The organization's monthly request quota. */
        Quota: {
            /**
             * @description The month (UTC).
             * @example 2026-11
             */
            period: string;
            /**
             * @description Null means unlimited.
             * @example 1000000
             */
            limit: number | null;
            /** @example 412345 */
            used: number;
            /**
             * @description Never below 0. Null when unlimited.
             * @example 587655
             */
            remaining: number | null;
            /** @example false */
            overQuota: boolean;
            mode: components["schemas"]["QuotaMode"];
            resetsAt: components["schemas"]["Timestamp"];
        };
        QuotaEnvelope: {
            data: components["schemas"]["Quota"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description The user, API key or app that acted.
         * @example usr_01jdpz9k4n7c2xw6g8r0m5tqve
         */
        ActorId: string;
        /**
         * @example success
         * @enum {string}
         */
        AuditOutcome: "success" | "denied" | "failed";
        /** @example aud_01jdq2v6x1r5h8b3t7n9c0kwme */
        AuditLogId: string;
        /**
         * @description The user, API key or app that acted; null for the system.
         * @example usr_01jdpz9k4n7c2xw6g8r0m5tqve
         */
        ActorIdOrNull: string | null;
        AuditActor: {
            /**
             * @example user
             * @enum {string}
             */
            kind: "user" | "api_key" | "app" | "system";
            id: components["schemas"]["ActorIdOrNull"];
            /** @example Tamsin Okoro */
            displayName: string;
        };
        /**
         * @description The identifier of a resource of any type.
         * @example task_01jdq2v6w3e8rb5m0n4x7yk9ah
         */
        ResourceIdOrNull: string | null;
        AuditChange: {
            /**
             * @description The value before; null where there was none.
             * @example Prepare slips
             */
            from: unknown;
            /**
             * @description The value after; null where there is none.
             * @example Prepare field-trip slips
             */
            to: unknown;
        };
        /** @description One act, or the denials of one actor and operation within one minute. */
        AuditLog: {
            id: components["schemas"]["AuditLogId"];
            /**
             * @description The operation's id.
             * @example tasks.create
             */
            action: string;
            outcome: components["schemas"]["AuditOutcome"];
            /**
             * @description How many denials the row stands for; the other fields are the first one's. Otherwise 1.
             * @example 1
             */
            count: number;
            actor: components["schemas"]["AuditActor"];
            /** @example task */
            resourceType: string | null;
            resourceId: components["schemas"]["ResourceIdOrNull"];
            /** @description The student whose data was touched. */
            childId: components["schemas"]["StudentIdOrNull"];
            requestId: components["schemas"]["RequestId"];
            /**
             * @description The caller's network, not the whole address.
             * @example 203.0.113.0/24
             */
            ipPrefix: string | null;
            /** @example homeroom-sdk/1.0.0 */
            userAgent: string | null;
            /**
             * @description The changed fields by name. Null to API keys. Sensitive values are left out or shown as `[redacted]`.
             * @example {
             *       "title": {
             *         "from": "Prepare slips",
             *         "to": "Prepare field-trip slips"
             *       }
             *     }
             */
            changes: {
                [key: string]: components["schemas"]["AuditChange"];
            } | null;
            occurredAt: components["schemas"]["Timestamp"];
        };
        AuditLogListEnvelope: {
            data: components["schemas"]["AuditLog"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description An OpenAPI 3.1 document.
         * @example {
         *       "openapi": "3.1.0",
         *       "info": {
         *         "title": "Homeroom API",
         *         "version": "1.0.0"
         *       }
         *     }
         */
        OpenApiDocument: {
            [key: string]: unknown;
        };
        HealthCheck: {
            /**
             * @example ok
             * @enum {string}
             */
            status: "ok" | "degraded" | "down";
            /** @example 0.8 */
            latencyMs: number | null;
        };
        HealthStatus: {
            /**
             * @example ok
             * @enum {string}
             */
            status: "ok" | "degraded" | "down";
            /**
             * @description What the server depends on, by name.
             * @example {
             *       "db": {
             *         "status": "ok",
             *         "latencyMs": 0.8
             *       },
             *       "cache": {
             *         "status": "ok",
             *         "latencyMs": null
             *       },
             *       "jwks": {
             *         "status": "ok",
             *         "latencyMs": null
             *       }
             *     }
             */
            checks: {
                [key: string]: components["schemas"]["HealthCheck"];
            };
            /** @example 1.0.0+4f2a91c */
            version: string;
        };
        /** @description A task was created. */
        TaskCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example task.created
             * @constant
             */
            type: "task.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TaskCreatedEventData"];
        };
        TaskCreatedEventData: {
            object: components["schemas"]["Task"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A task's fields changed. */
        TaskUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example task.updated
             * @constant
             */
            type: "task.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TaskUpdatedEventData"];
        };
        TaskUpdatedEventData: {
            object: components["schemas"]["Task"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A task got another assignee. */
        TaskAssignedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example task.assigned
             * @constant
             */
            type: "task.assigned";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TaskAssignedEventData"];
        };
        TaskAssignedEventData: {
            object: components["schemas"]["Task"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A task was completed. */
        TaskCompletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example task.completed
             * @constant
             */
            type: "task.completed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TaskCompletedEventData"];
        };
        TaskCompletedEventData: {
            object: components["schemas"]["Task"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A completed task was reopened. */
        TaskReopenedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example task.reopened
             * @constant
             */
            type: "task.reopened";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TaskReopenedEventData"];
        };
        TaskReopenedEventData: {
            object: components["schemas"]["Task"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A task was deleted. */
        TaskDeletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example task.deleted
             * @constant
             */
            type: "task.deleted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TaskDeletedEventData"];
        };
        TaskDeletedEventData: {
            object: components["schemas"]["DeletedResource"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A project was created. */
        ProjectCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example project.created
             * @constant
             */
            type: "project.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ProjectCreatedEventData"];
        };
        ProjectCreatedEventData: {
            object: components["schemas"]["Project"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A project's fields changed. */
        ProjectUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example project.updated
             * @constant
             */
            type: "project.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ProjectUpdatedEventData"];
        };
        ProjectUpdatedEventData: {
            object: components["schemas"]["Project"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A project was deleted. */
        ProjectDeletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example project.deleted
             * @constant
             */
            type: "project.deleted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ProjectDeletedEventData"];
        };
        ProjectDeletedEventData: {
            object: components["schemas"]["DeletedResource"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A classroom was created. */
        ClassroomCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example classroom.created
             * @constant
             */
            type: "classroom.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ClassroomCreatedEventData"];
        };
        ClassroomCreatedEventData: {
            object: components["schemas"]["Classroom"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A classroom's fields changed. */
        ClassroomUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example classroom.updated
             * @constant
             */
            type: "classroom.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ClassroomUpdatedEventData"];
        };
        ClassroomUpdatedEventData: {
            object: components["schemas"]["Classroom"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A classroom was deleted. */
        ClassroomDeletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example classroom.deleted
             * @constant
             */
            type: "classroom.deleted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ClassroomDeletedEventData"];
        };
        ClassroomDeletedEventData: {
            object: components["schemas"]["DeletedResource"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A term was created. */
        TermCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example term.created
             * @constant
             */
            type: "term.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TermCreatedEventData"];
        };
        TermCreatedEventData: {
            object: components["schemas"]["Term"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A member got a teaching record. */
        TeacherCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example teacher.created
             * @constant
             */
            type: "teacher.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TeacherCreatedEventData"];
        };
        TeacherCreatedEventData: {
            object: components["schemas"]["Teacher"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A course was created. */
        CourseCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example course.created
             * @constant
             */
            type: "course.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["CourseCreatedEventData"];
        };
        CourseCreatedEventData: {
            object: components["schemas"]["Course"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A course's fields, standards or prerequisites changed. */
        CourseUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example course.updated
             * @constant
             */
            type: "course.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["CourseUpdatedEventData"];
        };
        CourseUpdatedEventData: {
            object: components["schemas"]["Course"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A learning standard was created. */
        StandardCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example standard.created
             * @constant
             */
            type: "standard.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["StandardCreatedEventData"];
        };
        StandardCreatedEventData: {
            object: components["schemas"]["Standard"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A course was offered in a term. */
        OfferingCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example offering.created
             * @constant
             */
            type: "offering.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["OfferingCreatedEventData"];
        };
        OfferingCreatedEventData: {
            object: components["schemas"]["CourseOffering"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A section was created. */
        SectionCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example section.created
             * @constant
             */
            type: "section.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["SectionCreatedEventData"];
        };
        SectionCreatedEventData: {
            object: components["schemas"]["Section"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A section's fields, teachers or meetings changed. */
        SectionUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example section.updated
             * @constant
             */
            type: "section.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["SectionUpdatedEventData"];
        };
        SectionUpdatedEventData: {
            object: components["schemas"]["Section"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An assignment was created. */
        AssignmentCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example assignment.created
             * @constant
             */
            type: "assignment.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AssignmentCreatedEventData"];
        };
        AssignmentCreatedEventData: {
            object: components["schemas"]["Assignment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An assignment's fields changed. */
        AssignmentUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example assignment.updated
             * @constant
             */
            type: "assignment.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AssignmentUpdatedEventData"];
        };
        AssignmentUpdatedEventData: {
            object: components["schemas"]["Assignment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An assignment became visible to students and guardians. */
        AssignmentPublishedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example assignment.published
             * @constant
             */
            type: "assignment.published";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AssignmentPublishedEventData"];
        };
        AssignmentPublishedEventData: {
            object: components["schemas"]["Assignment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An assignment takes no more submissions. */
        AssignmentClosedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example assignment.closed
             * @constant
             */
            type: "assignment.closed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AssignmentClosedEventData"];
        };
        AssignmentClosedEventData: {
            object: components["schemas"]["Assignment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A student handed something in. */
        SubmissionCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example submission.created
             * @constant
             */
            type: "submission.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["SubmissionCreatedEventData"];
        };
        SubmissionCreatedEventData: {
            object: components["schemas"]["Submission"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A submission was returned to its student, and its grade released. */
        SubmissionReturnedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example submission.returned
             * @constant
             */
            type: "submission.returned";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["SubmissionReturnedEventData"];
        };
        SubmissionReturnedEventData: {
            object: components["schemas"]["Submission"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A lesson was planned. */
        LessonCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example lesson.created
             * @constant
             */
            type: "lesson.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["LessonCreatedEventData"];
        };
        LessonCreatedEventData: {
            object: components["schemas"]["Lesson"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A lesson's fields changed. */
        LessonUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example lesson.updated
             * @constant
             */
            type: "lesson.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["LessonUpdatedEventData"];
        };
        LessonUpdatedEventData: {
            object: components["schemas"]["Lesson"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A student's attendance was marked, or marked anew. */
        AttendanceMarkedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example attendance.marked
             * @constant
             */
            type: "attendance.marked";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AttendanceMarkedEventData"];
        };
        AttendanceMarkedEventData: {
            object: components["schemas"]["AttendanceRecord"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description The attendance of many students was marked at once. */
        AttendanceBulkMarkedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example attendance.bulk_marked
             * @constant
             */
            type: "attendance.bulk_marked";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AttendanceBulkMarkedEventData"];
        };
        AttendanceBulkMarkedEventData: {
            object: components["schemas"]["AttendanceBulkMarked"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A grade was given or changed. */
        GradeSubmittedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example grade.submitted
             * @constant
             */
            type: "grade.submitted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GradeSubmittedEventData"];
        };
        GradeSubmittedEventData: {
            object: components["schemas"]["Grade"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A grade was shown to the student and the guardians. */
        GradeReleasedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example grade.released
             * @constant
             */
            type: "grade.released";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GradeReleasedEventData"];
        };
        GradeReleasedEventData: {
            object: components["schemas"]["Grade"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Many grades of an assessment were given at once. */
        GradeBulkSubmittedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example grade.bulk_submitted
             * @constant
             */
            type: "grade.bulk_submitted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GradeBulkSubmittedEventData"];
        };
        GradeBulkSubmittedEventData: {
            object: components["schemas"]["GradeBulkSubmitted"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An assessment was created. */
        AssessmentCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example assessment.created
             * @constant
             */
            type: "assessment.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AssessmentCreatedEventData"];
        };
        AssessmentCreatedEventData: {
            object: components["schemas"]["Assessment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A student was created. */
        StudentCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example student.created
             * @constant
             */
            type: "student.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["StudentCreatedEventData"];
        };
        StudentCreatedEventData: {
            object: components["schemas"]["Student"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A student's fields changed. */
        StudentUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example student.updated
             * @constant
             */
            type: "student.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["StudentUpdatedEventData"];
        };
        StudentUpdatedEventData: {
            object: components["schemas"]["Student"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A student was enrolled in a section. */
        EnrollmentCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example enrollment.created
             * @constant
             */
            type: "enrollment.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["EnrollmentCreatedEventData"];
        };
        EnrollmentCreatedEventData: {
            object: components["schemas"]["Enrollment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An enrollment's fields or state changed. */
        EnrollmentUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example enrollment.updated
             * @constant
             */
            type: "enrollment.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["EnrollmentUpdatedEventData"];
        };
        EnrollmentUpdatedEventData: {
            object: components["schemas"]["Enrollment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A student left a section. */
        EnrollmentWithdrawnEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example enrollment.withdrawn
             * @constant
             */
            type: "enrollment.withdrawn";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["EnrollmentWithdrawnEventData"];
        };
        EnrollmentWithdrawnEventData: {
            object: components["schemas"]["Enrollment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A student completed a section. */
        EnrollmentCompletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example enrollment.completed
             * @constant
             */
            type: "enrollment.completed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["EnrollmentCompletedEventData"];
        };
        EnrollmentCompletedEventData: {
            object: components["schemas"]["Enrollment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A guardian was proposed for a child. */
        GuardianLinkCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example guardian_link.created
             * @constant
             */
            type: "guardian_link.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GuardianLinkCreatedEventData"];
        };
        GuardianLinkCreatedEventData: {
            object: components["schemas"]["GuardianLink"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A guardian link was accepted and holds. */
        GuardianLinkActivatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example guardian_link.activated
             * @constant
             */
            type: "guardian_link.activated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GuardianLinkActivatedEventData"];
        };
        GuardianLinkActivatedEventData: {
            object: components["schemas"]["GuardianLink"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A guardian link was revoked. */
        GuardianLinkRevokedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example guardian_link.revoked
             * @constant
             */
            type: "guardian_link.revoked";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GuardianLinkRevokedEventData"];
        };
        GuardianLinkRevokedEventData: {
            object: components["schemas"]["GuardianLink"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A guardian gave a consent. */
        ConsentGrantedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example consent.granted
             * @constant
             */
            type: "consent.granted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ConsentGrantedEventData"];
        };
        ConsentGrantedEventData: {
            object: components["schemas"]["Consent"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A guardian took a consent back. */
        ConsentRevokedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example consent.revoked
             * @constant
             */
            type: "consent.revoked";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ConsentRevokedEventData"];
        };
        ConsentRevokedEventData: {
            object: components["schemas"]["Consent"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A consent has run out. */
        ConsentExpiredEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example consent.expired
             * @constant
             */
            type: "consent.expired";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ConsentExpiredEventData"];
        };
        ConsentExpiredEventData: {
            object: components["schemas"]["Consent"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A child's health information changed. */
        HealthUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example health.updated
             * @constant
             */
            type: "health.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["HealthUpdatedEventData"];
        };
        HealthUpdatedEventData: {
            object: components["schemas"]["HealthInfoChange"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A trusted contact was added. */
        TrustedContactCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example trusted_contact.created
             * @constant
             */
            type: "trusted_contact.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TrustedContactCreatedEventData"];
        };
        TrustedContactCreatedEventData: {
            object: components["schemas"]["TrustedContact"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A trusted contact's fields changed. */
        TrustedContactUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example trusted_contact.updated
             * @constant
             */
            type: "trusted_contact.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TrustedContactUpdatedEventData"];
        };
        TrustedContactUpdatedEventData: {
            object: components["schemas"]["TrustedContact"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A trusted contact was deleted. */
        TrustedContactDeletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example trusted_contact.deleted
             * @constant
             */
            type: "trusted_contact.deleted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["TrustedContactDeletedEventData"];
        };
        TrustedContactDeletedEventData: {
            object: components["schemas"]["DeletedResource"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Somebody commented on a post. */
        CommentCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example comment.created
             * @constant
             */
            type: "comment.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["CommentCreatedEventData"];
        };
        CommentCreatedEventData: {
            object: components["schemas"]["Comment"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A comment was deleted. */
        CommentDeletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example comment.deleted
             * @constant
             */
            type: "comment.deleted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["CommentDeletedEventData"];
        };
        CommentDeletedEventData: {
            object: components["schemas"]["DeletedResource"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Somebody voted in a poll. Who and for what is not told. */
        PollVotedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example poll.voted
             * @constant
             */
            type: "poll.voted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["PollVotedEventData"];
        };
        PollVotedEventData: {
            object: components["schemas"]["PollVoted"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Somebody reacted to a post, or chose another reaction. */
        ReactionAddedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example reaction.added
             * @constant
             */
            type: "reaction.added";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ReactionAddedEventData"];
        };
        ReactionAddedEventData: {
            object: components["schemas"]["ReactionChange"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Somebody took a reaction back. */
        ReactionRemovedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example reaction.removed
             * @constant
             */
            type: "reaction.removed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ReactionRemovedEventData"];
        };
        ReactionRemovedEventData: {
            object: components["schemas"]["ReactionChange"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A poll was closed, by its time or with its post. */
        PollClosedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example poll.closed
             * @constant
             */
            type: "poll.closed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["PollClosedEventData"];
        };
        PollClosedEventData: {
            object: components["schemas"]["PollResults"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A post was reported. */
        ReportCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example report.created
             * @constant
             */
            type: "report.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ReportCreatedEventData"];
        };
        ReportCreatedEventData: {
            object: components["schemas"]["Report"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A report was reviewed. */
        ReportReviewedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example report.reviewed
             * @constant
             */
            type: "report.reviewed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ReportReviewedEventData"];
        };
        ReportReviewedEventData: {
            object: components["schemas"]["Report"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Somebody was invited into the organization. */
        MemberInvitedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example member.invited
             * @constant
             */
            type: "member.invited";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["MemberInvitedEventData"];
        };
        MemberInvitedEventData: {
            object: components["schemas"]["Member"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An invitation was accepted. */
        MemberActivatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example member.activated
             * @constant
             */
            type: "member.activated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["MemberActivatedEventData"];
        };
        MemberActivatedEventData: {
            object: components["schemas"]["Member"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A membership's roles, title or state changed. */
        MemberUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example member.updated
             * @constant
             */
            type: "member.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["MemberUpdatedEventData"];
        };
        MemberUpdatedEventData: {
            object: components["schemas"]["Member"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A member was suspended. */
        MemberSuspendedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example member.suspended
             * @constant
             */
            type: "member.suspended";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["MemberSuspendedEventData"];
        };
        MemberSuspendedEventData: {
            object: components["schemas"]["Member"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A member or invitation was removed. */
        MemberRemovedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example member.removed
             * @constant
             */
            type: "member.removed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["MemberRemovedEventData"];
        };
        MemberRemovedEventData: {
            object: components["schemas"]["Member"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A suspended member became active again. */
        MemberReactivatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example member.reactivated
             * @constant
             */
            type: "member.reactivated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["MemberReactivatedEventData"];
        };
        MemberReactivatedEventData: {
            object: components["schemas"]["Member"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Two people began to talk. */
        ConversationCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example conversation.created
             * @constant
             */
            type: "conversation.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ConversationCreatedEventData"];
        };
        ConversationCreatedEventData: {
            object: components["schemas"]["Conversation"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A group was created. */
        GroupCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example group.created
             * @constant
             */
            type: "group.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GroupCreatedEventData"];
        };
        GroupCreatedEventData: {
            object: components["schemas"]["Conversation"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A message was sent. What it says is not told. */
        MessageSentEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example message.sent
             * @constant
             */
            type: "message.sent";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["MessageSentEventData"];
        };
        MessageSentEventData: {
            object: components["schemas"]["SentMessage"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description People joined a group. */
        GroupMembersAddedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example group.members_added
             * @constant
             */
            type: "group.members_added";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GroupMembersAddedEventData"];
        };
        GroupMembersAddedEventData: {
            object: components["schemas"]["Conversation"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Somebody left a group, or was taken out of it. */
        GroupMemberRemovedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example group.member_removed
             * @constant
             */
            type: "group.member_removed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["GroupMemberRemovedEventData"];
        };
        GroupMemberRemovedEventData: {
            object: components["schemas"]["Conversation"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A person changed their profile. */
        ProfileUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example profile.updated
             * @constant
             */
            type: "profile.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ProfileUpdatedEventData"];
        };
        ProfileUpdatedEventData: {
            object: components["schemas"]["Profile"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A post was written or scheduled. */
        PostCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example post.created
             * @constant
             */
            type: "post.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["PostCreatedEventData"];
        };
        PostCreatedEventData: {
            object: components["schemas"]["Post"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A post was published. */
        PostPublishedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example post.published
             * @constant
             */
            type: "post.published";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["PostPublishedEventData"];
        };
        PostPublishedEventData: {
            object: components["schemas"]["Post"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A post was changed. */
        PostUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example post.updated
             * @constant
             */
            type: "post.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["PostUpdatedEventData"];
        };
        PostUpdatedEventData: {
            object: components["schemas"]["Post"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A post was deleted. */
        PostDeletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example post.deleted
             * @constant
             */
            type: "post.deleted";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["PostDeletedEventData"];
        };
        PostDeletedEventData: {
            object: components["schemas"]["DeletedResource"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A scheduled post will not be published. */
        PostScheduleCanceledEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example post.schedule_canceled
             * @constant
             */
            type: "post.schedule_canceled";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["PostScheduleCanceledEventData"];
        };
        PostScheduleCanceledEventData: {
            object: components["schemas"]["Post"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An experience role was created. */
        ExperienceRoleCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example experience_role.created
             * @constant
             */
            type: "experience_role.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ExperienceRoleCreatedEventData"];
        };
        ExperienceRoleCreatedEventData: {
            object: components["schemas"]["ExperienceRole"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description Somebody was given an experience role. */
        ExperienceRoleMemberAddedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example experience_role.member_added
             * @constant
             */
            type: "experience_role.member_added";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ExperienceRoleMemberAddedEventData"];
        };
        ExperienceRoleMemberAddedEventData: {
            object: components["schemas"]["ExperienceRoleMember"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An experience role was taken from somebody. */
        ExperienceRoleMemberRemovedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example experience_role.member_removed
             * @constant
             */
            type: "experience_role.member_removed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ExperienceRoleMemberRemovedEventData"];
        };
        ExperienceRoleMemberRemovedEventData: {
            object: components["schemas"]["DeletedResource"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An app was installed. */
        AppInstalledEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example app.installed
             * @constant
             */
            type: "app.installed";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AppInstalledEventData"];
        };
        AppInstalledEventData: {
            object: components["schemas"]["AppInstallation"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An app was uninstalled. */
        AppUninstalledEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example app.uninstalled
             * @constant
             */
            type: "app.uninstalled";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AppUninstalledEventData"];
        };
        AppUninstalledEventData: {
            object: components["schemas"]["AppInstallation"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An app got a new secret. */
        AppCredentialRotatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example app.credential_rotated
             * @constant
             */
            type: "app.credential_rotated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["AppCredentialRotatedEventData"];
        };
        AppCredentialRotatedEventData: {
            object: components["schemas"]["AppInstallation"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An API key was created. */
        ApiKeyCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example api_key.created
             * @constant
             */
            type: "api_key.created";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ApiKeyCreatedEventData"];
        };
        ApiKeyCreatedEventData: {
            object: components["schemas"]["ApiKey"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An API key got a new secret. */
        ApiKeyRotatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example api_key.rotated
             * @constant
             */
            type: "api_key.rotated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ApiKeyRotatedEventData"];
        };
        ApiKeyRotatedEventData: {
            object: components["schemas"]["ApiKey"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An API key was revoked. */
        ApiKeyRevokedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example api_key.revoked
             * @constant
             */
            type: "api_key.revoked";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ApiKeyRevokedEventData"];
        };
        ApiKeyRevokedEventData: {
            object: components["schemas"]["ApiKey"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description An API key reached its `expiresAt`. */
        ApiKeyExpiredEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example api_key.expired
             * @constant
             */
            type: "api_key.expired";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["ApiKeyExpiredEventData"];
        };
        ApiKeyExpiredEventData: {
            object: components["schemas"]["ApiKey"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description 80 or 100 percent of the month's requests are used. */
        QuotaThresholdReachedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example quota.threshold_reached
             * @constant
             */
            type: "quota.threshold_reached";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["QuotaThresholdReachedEventData"];
        };
        QuotaThresholdReachedEventData: {
            object: components["schemas"]["Quota"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description The organization's fields or settings changed. */
        OrganizationUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example organization.updated
             * @constant
             */
            type: "organization.updated";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["OrganizationUpdatedEventData"];
        };
        OrganizationUpdatedEventData: {
            object: components["schemas"]["Organization"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
        /** @description A test of one endpoint, which alone gets it. */
        WebhookPingEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @example webhook.ping
             * @constant
             */
            type: "webhook.ping";
            apiVersion: components["schemas"]["EventApiVersion"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Whose event it is, for receivers that serve several organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            resource: components["schemas"]["EventResource"];
            data: components["schemas"]["WebhookPingEventData"];
        };
        WebhookPingEventData: {
            object: components["schemas"]["WebhookPing"];
            /**
             * @description The fields that changed, as they were before; of something deleted, all of them.
             * @example {
             *       "title": "Trip slips"
             *     }
             */
            previous?: {
                [key: string]: components["schemas"]["EventField"];
            };
        };
    };
    responses: {
        /** @description Anything but success. `error.code` says what; the operation's `x-errors` lists what it adds to the common codes. */
        ApiError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-Contract-Version": components["headers"]["XContractVersion"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                "Retry-After": components["headers"]["RetryAfter"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The endpoint is gone; the message names its replacement. */
        Retired: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-Contract-Version": components["headers"]["XContractVersion"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The probe itself failed. */
        SystemError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-Contract-Version": components["headers"]["XContractVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
        OrgId: components["schemas"]["OrganizationId"];
        /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
        RequestId: string;
        /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
        Page: number;
        /** @description How many items a page holds. */
        Limit: number;
        /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
        Cursor: string;
        /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
        IdempotencyKey: string;
        /** @description The task. */
        TaskIdParam: components["schemas"]["TaskId"];
        /** @description The project. */
        ProjectIdParam: components["schemas"]["ProjectId"];
        /** @description The assignment. */
        AssignmentIdParam: components["schemas"]["AssignmentId"];
        /** @description The submission. */
        SubmissionIdParam: components["schemas"]["SubmissionId"];
        /** @description The student. */
        OfStudentParam: components["schemas"]["StudentId"];
        /** @description The classroom. */
        ClassroomIdParam: components["schemas"]["ClassroomId"];
        /** @description The teacher. */
        TeacherIdParam: components["schemas"]["TeacherId"];
        /** @description The course. */
        CourseIdParam: components["schemas"]["CourseId"];
        /** @description The lesson. */
        LessonIdParam: components["schemas"]["LessonId"];
        /** @description The section. */
        SectionIdParam: components["schemas"]["SectionId"];
        /** @description The student. */
        StudentIdParam: components["schemas"]["StudentId"];
        /** @description The enrollment. */
        EnrollmentIdParam: components["schemas"]["EnrollmentId"];
        /** @description The child. */
        ChildIdParam: components["schemas"]["StudentId"];
        /** @description The guardian link. */
        GuardianLinkIdParam: components["schemas"]["GuardianLinkId"];
        /** @description The consent. */
        ConsentIdParam: components["schemas"]["ConsentId"];
        /** @description The trusted contact. */
        TrustedContactIdParam: components["schemas"]["TrustedContactId"];
        /** @description The post. */
        PostIdParam: components["schemas"]["PostId"];
        /** @description The comment. */
        CommentIdParam: components["schemas"]["CommentId"];
        /** @description The experience role. */
        ExperienceRoleIdParam: components["schemas"]["ExperienceRoleId"];
        /** @description The poll. */
        PollIdParam: components["schemas"]["PollId"];
        /** @description The report. */
        ReportIdParam: components["schemas"]["ReportId"];
        /** @description The user. */
        UserIdParam: components["schemas"]["UserId"];
        /** @description The membership. */
        MemberIdParam: components["schemas"]["MemberId"];
        /** @description The conversation. */
        ConversationIdParam: components["schemas"]["ConversationId"];
        /** @description The app. */
        AppIdParam: components["schemas"]["AppId"];
        /** @description The first day (UTC) to show. By default 29 days ago. */
        FromDate: components["schemas"]["CalendarDate"];
        /** @description The last day (UTC) to show, at most 92 days from the first. By default today. */
        ToDate: components["schemas"]["CalendarDate"];
        /** @description The API key. */
        ApiKeyIdParam: components["schemas"]["ApiKeyId"];
        /** @description The webhook endpoint. */
        WebhookEndpointIdParam: components["schemas"]["WebhookEndpointId"];
        /** @description The delivery. */
        WebhookDeliveryIdParam: components["schemas"]["WebhookDeliveryId"];
        /** @description The event. */
        EventIdParam: components["schemas"]["EventId"];
        /** @description The notification. */
        NotificationIdParam: components["schemas"]["NotificationId"];
    };
    requestBodies: never;
    headers: {
        /** @description Names this request. Quote it when you report a problem. */
        XRequestId: components["schemas"]["RequestId"];
        /** @description The date of the contract that the server runs. */
        XContractVersion: string;
        /** @description Requests per minute of the budget that is closest to its end. */
        XRateLimitLimit: number;
        /** @description Requests left in that budget. */
        XRateLimitRemaining: number;
        /** @description When that budget is full again, in Unix seconds. */
        XRateLimitReset: number;
        /** @description The same budget as a structured field (IETF draft), e.g. what remains and for how long. */
        RateLimit: string;
        /** @description The budget's size and window as a structured field (IETF draft). */
        RateLimitPolicy: string;
        /** @description `true` while the organization is over its monthly quota. */
        XQuotaWarning: "true";
        /** @description Seconds to wait before trying again. On 429, 503 and `idempotency_conflict`. */
        RetryAfter: number;
        /** @description On 401. */
        WwwAuthenticate: string;
        /** @description On 405, the methods that the path knows. */
        Allow: string;
        /** @description `true` when this is the stored result of an earlier call with the same `Idempotency-Key`. */
        IdempotencyReplayed: "true";
        /** @description On deprecated operations, `@` and the Unix seconds of the deprecation; on retired ones `true`. */
        Deprecation: string;
        /** @description After this HTTP date the operation may be gone. */
        Sunset: string;
        /** @description Where to read about the deprecation or removal. */
        Link: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "tasks.list": {
        parameters: {
            query?: {
                /** @description Only tasks in this state. */
                status?: components["schemas"]["TaskStatus"];
                /** @description Only tasks of this priority. */
                priority?: components["schemas"]["TaskPriority"];
                /** @description Only tasks assigned to this user. */
                assigneeId?: components["schemas"]["UserId"];
                /** @description Only tasks of this project. */
                projectId?: components["schemas"]["ProjectId"];
                /** @description Only tasks due on this day or later. */
                dueFrom?: components["schemas"]["CalendarDate"];
                /** @description Only tasks due on this day or earlier. */
                dueTo?: components["schemas"]["CalendarDate"];
                /** @description Only tasks whose title contains this text, in either case. */
                q?: string;
                /** @description `createdAt` puts the newest first; `dueDate` the earliest due first, undated tasks last. */
                sort?: "createdAt" | "dueDate";
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description The new task. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.getById": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The task. */
                id: components["parameters"]["TaskIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The task. */
                id: components["parameters"]["TaskIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The task. */
                id: components["parameters"]["TaskIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The task. */
                id: components["parameters"]["TaskIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The completed task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The task. */
                id: components["parameters"]["TaskIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.listProjects": {
        parameters: {
            query?: {
                /** @description Only projects in this state. */
                status?: components["schemas"]["ProjectStatus"];
                /** @description Only projects whose name contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.createProject": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.getProject": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.deleteProject": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "tasks.updateProject": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.assignments.list": {
        parameters: {
            query?: {
                /** @description Only assignments of this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only assignments in this state. */
                status?: components["schemas"]["AssignmentStatus"];
                /** @description Only assignments of this kind. */
                type?: components["schemas"]["AssignmentType"];
                /** @description Only assignments due on this day of the organization's calendar or later. */
                dueFrom?: components["schemas"]["CalendarDate"];
                /** @description Only assignments due on this day of the organization's calendar or earlier. */
                dueTo?: components["schemas"]["CalendarDate"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of assignments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.assignments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentCreate"];
            };
        };
        responses: {
            /** @description The new assignment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.assignments.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The assignment. */
                id: components["parameters"]["AssignmentIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.assignments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The assignment. */
                id: components["parameters"]["AssignmentIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentUpdate"];
            };
        };
        responses: {
            /** @description The assignment as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.assignments.getSubmissions": {
        parameters: {
            query?: {
                /** @description Only submissions in this state. */
                status?: components["schemas"]["SubmissionStatus"];
                /** @description Only submissions of this student. */
                studentId?: components["schemas"]["StudentId"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The assignment. */
                id: components["parameters"]["AssignmentIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of submissions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.assignments.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The assignment. */
                id: components["parameters"]["AssignmentIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionCreate"];
            };
        };
        responses: {
            /** @description The new submission. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.assignments.returnSubmission": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The submission. */
                id: components["parameters"]["SubmissionIdParam"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SubmissionReturn"];
            };
        };
        responses: {
            /** @description The returned submission. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.attendance.list": {
        parameters: {
            query?: {
                /** @description Only marks of this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only marks of this student. */
                studentId?: components["schemas"]["StudentId"];
                /** @description Only marks with this status. */
                status?: components["schemas"]["AttendanceStatus"];
                /** @description Only marks of this day. */
                date?: components["schemas"]["CalendarDate"];
                /** @description Only marks of this day or later. */
                from?: components["schemas"]["CalendarDate"];
                /** @description Only marks of this day or earlier. With `from`, at most 366 days altogether. */
                to?: components["schemas"]["CalendarDate"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attendance records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceRecordListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.attendance.mark": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceMark"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceRecordEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.attendance.bulkMark": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceBulkMark"];
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceBulkResultEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.attendance.getStudentAttendance": {
        parameters: {
            query?: {
                /** @description Only marks of this day or later. */
                from?: components["schemas"]["CalendarDate"];
                /** @description Only marks of this day or earlier. */
                to?: components["schemas"]["CalendarDate"];
                /** @description Only marks of this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only marks with this status. */
                status?: components["schemas"]["AttendanceStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The student. */
                studentId: components["parameters"]["OfStudentParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attendance records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceRecordListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.classrooms.list": {
        parameters: {
            query?: {
                /** @description Only rooms of this kind. */
                kind?: components["schemas"]["ClassroomKind"];
                /** @description Only rooms that are, or are not, in use. */
                isActive?: boolean;
                /** @description Only rooms whose name or code contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of classrooms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.classrooms.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassroomCreate"];
            };
        };
        responses: {
            /** @description The new classroom. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.classrooms.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The classroom. */
                id: components["parameters"]["ClassroomIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classroom. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.classrooms.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The classroom. */
                id: components["parameters"]["ClassroomIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classroom is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.classrooms.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The classroom. */
                id: components["parameters"]["ClassroomIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassroomUpdate"];
            };
        };
        responses: {
            /** @description The classroom as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.terms.list": {
        parameters: {
            query?: {
                /** @description Only terms of this kind. */
                kind?: components["schemas"]["TermKind"];
                /** @description Only terms that include today, or only those that do not. Today is the organization's. */
                current?: boolean;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of terms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.terms.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermCreate"];
            };
        };
        responses: {
            /** @description The new term. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.teachers.list": {
        parameters: {
            query?: {
                /** @description Only teachers of this subject. */
                subject?: components["schemas"]["Subject"];
                /** @description Only teachers in this state. */
                status?: components["schemas"]["TeacherStatus"];
                /** @description Only teachers whose name or title contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of teachers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.teachers.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherCreate"];
            };
        };
        responses: {
            /** @description The new teacher. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.teachers.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The teacher. */
                id: components["parameters"]["TeacherIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teacher. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.list": {
        parameters: {
            query?: {
                /** @description Only courses of this subject. */
                subject?: components["schemas"]["Subject"];
                /** @description Only courses for this grade. */
                gradeLevel?: components["schemas"]["GradeLevel"];
                /** @description Only courses in this state. */
                status?: components["schemas"]["CourseStatus"];
                /** @description Only courses whose code or title contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of courses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseCreate"];
            };
        };
        responses: {
            /** @description The new course. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The course. */
                id: components["parameters"]["CourseIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The course. */
                id: components["parameters"]["CourseIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseUpdate"];
            };
        };
        responses: {
            /** @description The course as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.getOfferings": {
        parameters: {
            query?: {
                /** @description Only the offering in this term. */
                termId?: components["schemas"]["TermId"];
                /** @description Only offerings in this state. */
                status?: components["schemas"]["OfferingStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The course. */
                id: components["parameters"]["CourseIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of offerings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseOfferingListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.createOffering": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The course. */
                id: components["parameters"]["CourseIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferingCreate"];
            };
        };
        responses: {
            /** @description The new offering. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseOfferingEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.getPrerequisites": {
        parameters: {
            query?: {
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The course. */
                id: components["parameters"]["CourseIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of prerequisites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoursePrerequisiteListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.listStandards": {
        parameters: {
            query?: {
                /** @description Only standards of this subject. */
                subject?: components["schemas"]["Subject"];
                /** @description Only standards for this grade. */
                gradeLevel?: components["schemas"]["GradeLevel"];
                /** @description Only standards of this course. */
                courseId?: components["schemas"]["CourseId"];
                /** @description Only standards whose code or title contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of standards. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.courses.createStandard": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandardCreate"];
            };
        };
        responses: {
            /** @description The new standard. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.lessons.list": {
        parameters: {
            query?: {
                /** @description Only lessons of this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only lessons in this state. */
                status?: components["schemas"]["LessonStatus"];
                /** @description Only lessons on this day or later. */
                from?: components["schemas"]["CalendarDate"];
                /** @description Only lessons on this day or earlier. */
                to?: components["schemas"]["CalendarDate"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lessons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.lessons.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonCreate"];
            };
        };
        responses: {
            /** @description The new lesson. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.lessons.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The lesson. */
                id: components["parameters"]["LessonIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.lessons.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lesson. */
                id: components["parameters"]["LessonIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonUpdate"];
            };
        };
        responses: {
            /** @description The lesson as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.lessons.getSchedule": {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["schemas"]["CalendarDate"];
                /** @description The last day. Both together span at most 31 days. */
                to: components["schemas"]["CalendarDate"];
                /** @description Only this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only sections of this teacher. */
                teacherId?: components["schemas"]["TeacherId"];
                /** @description Only what this student is enrolled in. */
                studentId?: components["schemas"]["StudentId"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the schedule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEntryListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.sections.list": {
        parameters: {
            query?: {
                /** @description Only sections of this offering. */
                offeringId?: components["schemas"]["OfferingId"];
                /** @description Only sections of this course. */
                courseId?: components["schemas"]["CourseId"];
                /** @description Only sections in this term. */
                termId?: components["schemas"]["TermId"];
                /** @description Only sections of this teacher. */
                teacherId?: components["schemas"]["TeacherId"];
                /** @description Only sections in this state. */
                status?: components["schemas"]["SectionStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sections. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.sections.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionCreate"];
            };
        };
        responses: {
            /** @description The new section. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.sections.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The section. */
                id: components["parameters"]["SectionIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The section. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.sections.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The section. */
                id: components["parameters"]["SectionIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionUpdate"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.grades.listGrades": {
        parameters: {
            query?: {
                /** @description Only grades in this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only grades of this assessment. */
                assessmentId?: components["schemas"]["AssessmentId"];
                /** @description Only grades of this student. */
                studentId?: components["schemas"]["StudentId"];
                /** @description Only grades in this term. */
                termId?: components["schemas"]["TermId"];
                /** @description Only grades with this status. */
                status?: components["schemas"]["GradeStatus"];
                /** @description Only grades that families may see, or only the others. */
                released?: boolean;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of grades. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.grades.submitGrade": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeSubmit"];
            };
        };
        responses: {
            /** @description The grade as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.grades.bulkSubmitGrades": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeBulkSubmit"];
            };
        };
        responses: {
            /** @description The grades as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeBulkResultEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.grades.getStudentGrades": {
        parameters: {
            query?: {
                /** @description Only grades in this term. */
                termId?: components["schemas"]["TermId"];
                /** @description Only grades in this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The student. */
                studentId: components["parameters"]["OfStudentParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of grades. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.grades.listAssessments": {
        parameters: {
            query?: {
                /** @description Only assessments of this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only assessments in this term. */
                termId?: components["schemas"]["TermId"];
                /** @description Only assessments of this category. */
                category?: components["schemas"]["AssessmentCategory"];
                /** @description Only the assessment of this assignment. */
                assignmentId?: components["schemas"]["AssignmentId"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of assessments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.grades.createAssessment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentCreate"];
            };
        };
        responses: {
            /** @description The new assessment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.students.list": {
        parameters: {
            query?: {
                /** @description Only students of this grade. */
                gradeLevel?: components["schemas"]["GradeLevel"];
                /** @description Only students in this state. */
                status?: components["schemas"]["StudentStatus"];
                /** @description Only students who take this section, or have completed it. It must be one that the caller may see. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only students with this homeroom. */
                classroomId?: components["schemas"]["ClassroomId"];
                /** @description Only students whose name, preferred name or number contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of students. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.students.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentCreate"];
            };
        };
        responses: {
            /** @description The new student. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.students.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The student. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.students.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentUpdate"];
            };
        };
        responses: {
            /** @description The student as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.students.getEnrollments": {
        parameters: {
            query?: {
                /** @description Only enrollments in this term. */
                termId?: components["schemas"]["TermId"];
                /** @description Only enrollments in this state. */
                status?: components["schemas"]["EnrollmentStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The student. */
                id: components["parameters"]["StudentIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of enrollments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.enrollments.list": {
        parameters: {
            query?: {
                /** @description Only enrollments of this student. */
                studentId?: components["schemas"]["StudentId"];
                /** @description Only enrollments in this section. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description Only enrollments in this term. */
                termId?: components["schemas"]["TermId"];
                /** @description Only enrollments in this state. */
                status?: components["schemas"]["EnrollmentStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of enrollments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.enrollments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentCreate"];
            };
        };
        responses: {
            /** @description The new enrollment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.enrollments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The enrollment. */
                id: components["parameters"]["EnrollmentIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentUpdate"];
            };
        };
        responses: {
            /** @description The enrollment as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "academic.enrollments.getSectionEnrollments": {
        parameters: {
            query?: {
                /** @description Only enrollments in this state. */
                status?: components["schemas"]["EnrollmentStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The section. */
                sectionId: components["schemas"]["SectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of enrollments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.getChildren": {
        parameters: {
            query?: {
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of children. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.getChild": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The child. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.getMembers": {
        parameters: {
            query?: {
                /** @description Only members of this family. */
                familyId?: components["schemas"]["FamilyId"];
                /** @description Only members of the families to which this child belongs. */
                childId?: components["schemas"]["StudentId"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of family members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMemberListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.listGuardianLinks": {
        parameters: {
            query?: {
                /** @description Only links to this child. */
                childId?: components["schemas"]["StudentId"];
                /** @description Only links of this guardian. */
                guardianUserId?: components["schemas"]["UserId"];
                /** @description Only links in this state. */
                status?: components["schemas"]["GuardianLinkStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of guardian links. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianLinkListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.createGuardianLink": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianLinkCreate"];
            };
        };
        responses: {
            /** @description The new link, waiting to be accepted. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianLinkEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.acceptGuardianLink": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The guardian link. */
                id: components["parameters"]["GuardianLinkIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianLinkEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.revokeGuardianLink": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The guardian link. */
                id: components["parameters"]["GuardianLinkIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianLinkEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.listConsents": {
        parameters: {
            query?: {
                /** @description Only consents of this type. */
                type?: components["schemas"]["ConsentType"];
                /** @description Only consents in this state. */
                status?: components["schemas"]["ConsentStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of consents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.grantConsent": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentGrant"];
            };
        };
        responses: {
            /** @description The consent, in force at once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.revokeConsent": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consent. */
                id: components["parameters"]["ConsentIdParam"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsentRevoke"];
            };
        };
        responses: {
            /** @description The revoked consent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.getHealthInfo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health information. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthInfoEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.putHealthInfo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthInfoPut"];
            };
        };
        responses: {
            /** @description The health information as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthInfoEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.getTrustedContacts": {
        parameters: {
            query?: {
                /** @description Only contacts that may, or may not, pick the child up. */
                canPickup?: boolean;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of trusted contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedContactListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.createTrustedContact": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrustedContactCreate"];
            };
        };
        responses: {
            /** @description The new trusted contact. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedContactEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.deleteTrustedContact": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The trusted contact. */
                id: components["parameters"]["TrustedContactIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trusted contact is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.updateTrustedContact": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The trusted contact. */
                id: components["parameters"]["TrustedContactIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrustedContactUpdate"];
            };
        };
        responses: {
            /** @description The trusted contact as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedContactEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.setTrustedContactPin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The trusted contact. */
                id: components["parameters"]["TrustedContactIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinSet"];
            };
        };
        responses: {
            /** @description The trusted contact, which shows nothing of the PIN. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedContactEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "family.verifyTrustedContactPin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The trusted contact. */
                id: components["parameters"]["TrustedContactIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinVerify"];
            };
        };
        responses: {
            /** @description The PIN is right, and the contact may pick the child up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinVerificationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feed.getTimeline": {
        parameters: {
            query?: {
                /** @description Only posts of this kind. */
                kind?: components["schemas"]["PostKind"];
                /** @description Only posts of this author. */
                authorId?: components["schemas"]["UserId"];
                /** @description Only posts that are addressed to this section, or to its guardians. */
                sectionId?: components["schemas"]["SectionId"];
                /** @description `true`: only pinned posts; `false`: only others. */
                pinned?: boolean;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feed.createPost": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCreate"];
            };
        };
        responses: {
            /** @description The new post. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feed.getPost": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feed.deletePost": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feed.updatePost": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostUpdate"];
            };
        };
        responses: {
            /** @description The post as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedBookmarks.getBookmarks": {
        parameters: {
            query?: {
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bookmarks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedBookmarks.toggleBookmark": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the post is bookmarked now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkStateEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedComments.getComments": {
        parameters: {
            query?: {
                /** @description Only replies to this comment. */
                parentCommentId?: components["schemas"]["CommentId"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedComments.createComment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The new comment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedComments.deleteComment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The comment. */
                id: components["parameters"]["CommentIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedExperienceRoles.getRoles": {
        parameters: {
            query?: {
                /** @description Only roles whose name or key contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceRoleListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedExperienceRoles.createRole": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperienceRoleCreate"];
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceRoleEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedExperienceRoles.getMembers": {
        parameters: {
            query?: {
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The experience role. */
                id: components["parameters"]["ExperienceRoleIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceRoleMemberListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedExperienceRoles.addMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The experience role. */
                id: components["parameters"]["ExperienceRoleIdParam"];
                /** @description The person. */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceRoleMemberEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedExperienceRoles.removeMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The experience role. */
                id: components["parameters"]["ExperienceRoleIdParam"];
                /** @description The person. */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person holds the role no longer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedPolls.votePoll": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The poll. */
                id: components["parameters"]["PollIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PollVote"];
            };
        };
        responses: {
            /** @description The poll's results, as far as the caller may see them now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollResultsEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedPolls.getPollResults": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The poll. */
                id: components["parameters"]["PollIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollResultsEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedReactions.getReactions": {
        parameters: {
            query?: {
                /** @description Only reactions of this type. */
                type?: components["schemas"]["ReactionType"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReactionListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedReactions.toggleReaction": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionToggle"];
            };
        };
        responses: {
            /** @description The caller's reaction as it is now, and the post's reactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReactionStateEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedReports.reportPost": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportCreate"];
            };
        };
        responses: {
            /** @description The new report. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedReports.getReports": {
        parameters: {
            query?: {
                /** @description Only reports in this state. */
                status?: components["schemas"]["ReportStatus"];
                /** @description Only reports for this reason. */
                reason?: components["schemas"]["ReportReason"];
                /** @description Only reports of this post. */
                postId?: components["schemas"]["PostId"];
                /** @description Only what this person reported. */
                reporterId?: components["schemas"]["UserId"];
                /** @description Only reports of this day or later, in the organization's time zone. */
                from?: components["schemas"]["CalendarDate"];
                /** @description Only reports of this day or earlier, in the organization's time zone. */
                to?: components["schemas"]["CalendarDate"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedReports.reviewReport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The report. */
                id: components["parameters"]["ReportIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportReview"];
            };
        };
        responses: {
            /** @description The reviewed report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedScheduled.getScheduledPosts": {
        parameters: {
            query?: {
                /** @description Only posts of this author. */
                authorId?: components["schemas"]["UserId"];
                /** @description Only posts scheduled for this day of the organization's calendar or later. */
                from?: components["schemas"]["CalendarDate"];
                /** @description Only posts scheduled for this day of the organization's calendar or earlier. */
                to?: components["schemas"]["CalendarDate"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of scheduled posts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedScheduled.cancelSchedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The canceled post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "feedScheduled.publishNow": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The post. */
                id: components["parameters"]["PostIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "identity.getCurrentUser": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "identity.listUsers": {
        parameters: {
            query?: {
                /** @description Only users with this role. */
                role?: components["schemas"]["OrgRole"];
                /** @description Only users whose name contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "identity.getUser": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The user. */
                id: components["parameters"]["UserIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "identity.listMembers": {
        parameters: {
            query?: {
                /** @description Only members with this role. */
                role?: components["schemas"]["OrgRole"];
                /** @description Only members in this state. */
                status?: components["schemas"]["MemberStatus"];
                /** @description Only members whose name contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "identity.inviteMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInvite"];
            };
        };
        responses: {
            /** @description The invitation, as a membership in state `invited`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "identity.getMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The membership. */
                id: components["parameters"]["MemberIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "identity.updateMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The membership. */
                id: components["parameters"]["MemberIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The member as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "identity.acceptInvitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The membership. */
                id: components["parameters"]["MemberIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership, now active. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.listConversations": {
        parameters: {
            query?: {
                /** @description `true`: those that the caller has hidden, too. */
                includeHidden?: boolean;
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationListingEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.createConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationCreate"];
            };
        };
        responses: {
            /** @description The conversation that there was. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationEnvelope"];
                };
            };
            /** @description The new conversation. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.listMessages": {
        parameters: {
            query?: {
                /** @description Only messages that came after this one of the conversation; for polling. */
                after?: components["schemas"]["MessageId"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.sendMessage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSend"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.markRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRead"];
            };
        };
        responses: {
            /** @description How far the caller has read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadStateEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.updatePreferences": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationPreferencesUpdate"];
            };
        };
        responses: {
            /** @description The conversation as the caller has it now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.listGroups": {
        parameters: {
            query?: {
                /** @description `true`: those that the caller has hidden, too. */
                includeHidden?: boolean;
                /** @description Only groups whose name contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.createGroup": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description The new group. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.addGroupMembers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMembersAdd"];
            };
        };
        responses: {
            /** @description The group with its people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "messaging.removeGroupMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationIdParam"];
                /** @description Who leaves. */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group without that person. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "profiles.list": {
        parameters: {
            query?: {
                /** @description Only people with this role. */
                role?: components["schemas"]["OrgRole"];
                /** @description Only people whose name contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of profiles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "profiles.updateMine": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "profiles.getProfile": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person. */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "store.list": {
        parameters: {
            query?: {
                /** @description Only apps of this category. */
                category?: components["schemas"]["AppCategory"];
                /** @description Only apps whose name contains this text, in either case. */
                q?: string;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of apps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "store.listInstalled": {
        parameters: {
            query?: {
                /** @description Only installations in this state. */
                status?: components["schemas"]["AppInstallationStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of installations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppInstallationListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "store.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The app. */
                id: components["parameters"]["AppIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "store.install": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The app. */
                id: components["parameters"]["AppIdParam"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AppInstall"];
            };
        };
        responses: {
            /** @description The installation with its credential. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppInstallResultEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "store.uninstall": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The app. */
                id: components["parameters"]["AppIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The installation, now ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppInstallationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "store.rotateCredential": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The app. */
                id: components["parameters"]["AppIdParam"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CredentialRotate"];
            };
        };
        responses: {
            /** @description The installation with its new credential. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppInstallResultEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "embedded.getContext": {
        parameters: {
            query?: never;
            header: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description A URL-encoded query string of `app_id`, `org_id`, `user_id`, `auth_date` (Unix seconds, at most an hour ago), `start_param` and `locale` at will, and `hash`: the hex HMAC-SHA256 of all the others, sorted by name and joined by line feeds as `name=value`, under the HMAC-SHA256 of the app secret under `WebAppData`. */
                "X-Init-Data": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedContextEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "usage.getOrgUsage": {
        parameters: {
            query?: {
                /** @description The first day (UTC) to show. By default 29 days ago. */
                from?: components["parameters"]["FromDate"];
                /** @description The last day (UTC) to show, at most 92 days from the first. By default today. */
                to?: components["parameters"]["ToDate"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's usage. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageSeriesEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "usage.getKeyUsage": {
        parameters: {
            query?: {
                /** @description The first day (UTC) to show. By default 29 days ago. */
                from?: components["parameters"]["FromDate"];
                /** @description The last day (UTC) to show, at most 92 days from the first. By default today. */
                to?: components["parameters"]["ToDate"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description An API key of the organization. */
                apiKeyId: components["schemas"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key's usage. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageSeriesEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "usage.getDeprecations": {
        parameters: {
            query?: {
                /** @description The first day (UTC) to show. By default 29 days ago. */
                from?: components["parameters"]["FromDate"];
                /** @description The last day (UTC) to show, at most 92 days from the first. By default today. */
                to?: components["parameters"]["ToDate"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeprecationUsageEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: {
                /** @description Only keys in this state. */
                status?: components["schemas"]["ApiKeyStatus"];
                /** @description Only keys of this kind. */
                kind?: components["schemas"]["ApiKeyKind"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of API keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The new key with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecretEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "apiKeys.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The API key. */
                id: components["parameters"]["ApiKeyIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The API key. */
                id: components["parameters"]["ApiKeyIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "apiKeys.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The API key. */
                id: components["parameters"]["ApiKeyIdParam"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotate"];
            };
        };
        responses: {
            /** @description The key with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecretEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Only endpoints in this state. */
                status?: components["schemas"]["WebhookEndpointStatus"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhook endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The new endpoint with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecretEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description The changed endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecretRotate"];
            };
        };
        responses: {
            /** @description The endpoint with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecretEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is about to begin. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.listDeliveries": {
        parameters: {
            query?: {
                /** @description Only deliveries in this state. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only events of this type. */
                eventType?: components["schemas"]["EventTypeName"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint. */
                id: components["parameters"]["WebhookEndpointIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery. */
                id: components["parameters"]["WebhookDeliveryIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery, which is about to begin. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description Only events of this type. */
                type?: components["schemas"]["EventTypeName"];
                /** @description Only events about this resource. */
                resourceId?: components["schemas"]["ResourceId"];
                /** @description Only at this moment or later. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only at this moment or earlier. */
                to?: components["schemas"]["Timestamp"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "events.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The event. */
                id: components["parameters"]["EventIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                /** @description `true`: only what was not read yet; `false`: only what was. */
                unread?: boolean;
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "notifications.markRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The notification. */
                id: components["parameters"]["NotificationIdParam"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification, now read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "organization.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "organization.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description 1 to 255 visible ASCII characters, bare or in double quotes. Repeating the call with the same key within 24 hours returns the first result, with `Idempotency-Replayed: true`, and changes nothing again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationUpdate"];
            };
        };
        responses: {
            /** @description The organization as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "organization.getQuota": {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quota. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotaEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "audit.list": {
        parameters: {
            query?: {
                /** @description Only this operation, by its id. */
                action?: string;
                /** @description Only what this user, API key or app did. */
                actorId?: components["schemas"]["ActorId"];
                /** @description Only resources of this type. */
                resourceType?: string;
                /** @description Only this resource. */
                resourceId?: components["schemas"]["ResourceId"];
                /** @description Only acts with this outcome. */
                outcome?: components["schemas"]["AuditOutcome"];
                /** @description Only at this moment or later. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only at this moment or earlier. */
                to?: components["schemas"]["Timestamp"];
                /** @description The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together with `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The organization to work in. Required with a user token, unless the token carries an `org_id` claim. With an API key it may be left out, and must name the key's own organization. */
                "X-Org-Id"?: components["parameters"]["OrgId"];
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of audit logs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Quota-Warning": components["headers"]["XQuotaWarning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogListEnvelope"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "retired.conversations": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            410: components["responses"]["Retired"];
        };
    };
    "retired.conversationById": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Not looked at. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            410: components["responses"]["Retired"];
        };
    };
    "retired.channels": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            410: components["responses"]["Retired"];
        };
    };
    "system.openapi": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            default: components["responses"]["ApiError"];
        };
    };
    "system.live": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
            default: components["responses"]["SystemError"];
        };
    };
    "system.ready": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, of 8 to 64 characters out of `A-Z a-z 0-9 . _ -`. Anything else is ignored, and the service picks a name. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
            /** @description Not ready. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-Contract-Version": components["headers"]["XContractVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
            default: components["responses"]["SystemError"];
        };
    };
    "webhook.task.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.task.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.task.assigned": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskAssignedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.task.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCompletedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.task.reopened": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskReopenedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.task.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskDeletedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.project.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.project.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.project.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDeletedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.classroom.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassroomCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.classroom.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassroomUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.classroom.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassroomDeletedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.term.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.teacher.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.course.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.course.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.standard.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandardCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.offering.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferingCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.section.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.section.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.assignment.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.assignment.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.assignment.published": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentPublishedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.assignment.closed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentClosedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.submission.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.submission.returned": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionReturnedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.lesson.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.lesson.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.attendance.marked": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceMarkedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.attendance.bulk_marked": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceBulkMarkedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.grade.submitted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeSubmittedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.grade.released": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeReleasedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.grade.bulk_submitted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeBulkSubmittedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.assessment.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.student.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.student.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.enrollment.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.enrollment.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.enrollment.withdrawn": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentWithdrawnEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.enrollment.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentCompletedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.guardian_link.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianLinkCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.guardian_link.activated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianLinkActivatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.guardian_link.revoked": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianLinkRevokedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.consent.granted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentGrantedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.consent.revoked": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentRevokedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.consent.expired": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentExpiredEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.health.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.trusted_contact.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrustedContactCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.trusted_contact.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrustedContactUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.trusted_contact.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrustedContactDeletedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.comment.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.comment.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentDeletedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.poll.voted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PollVotedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.reaction.added": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionAddedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.reaction.removed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionRemovedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.poll.closed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PollClosedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.report.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.report.reviewed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportReviewedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.member.invited": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInvitedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.member.activated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberActivatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.member.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.member.suspended": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberSuspendedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.member.removed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRemovedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.member.reactivated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberReactivatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversation.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.group.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.message.sent": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSentEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.group.members_added": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMembersAddedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.group.member_removed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberRemovedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.profile.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.post.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.post.published": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublishedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.post.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.post.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostDeletedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.post.schedule_canceled": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostScheduleCanceledEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.experience_role.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperienceRoleCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.experience_role.member_added": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperienceRoleMemberAddedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.experience_role.member_removed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperienceRoleMemberRemovedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.app.installed": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppInstalledEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.app.uninstalled": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppUninstalledEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.app.credential_rotated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppCredentialRotatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.api_key.created": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.api_key.rotated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.api_key.revoked": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRevokedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.api_key.expired": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyExpiredEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.quota.threshold_reached": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaThresholdReachedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.organization.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.webhook.ping": {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated. */
                "Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPingEvent"];
            };
        };
        responses: {
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
